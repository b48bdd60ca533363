/** Modules that the build makes. */

declare module 'virtual:words/*' {
  const text: string;
  export default text;
}
