/** Types of modules that the build generates. */

declare module 'virtual:words/*' {
  const text: string;
  export default text;
}
