/** The styles of text pictures: how a span of that name looks. */

/** Styles that every game may use; players have the colours of their marks. */
const USUAL: Record<string, string> = {
  dim: 'dim',
  bold: 'bold',
  red: 'red',
  green: 'green',
  blue: 'blue',
  yellow: 'yellow',
  seat0: 'red',
  seat1: 'green',
  seat2: 'blue',
  seat3: 'yellow',
};

const COLOUR = /^#[0-9a-f]{6}$/i;

/** The class of a span, and the colour that its game gives it, if any. */
export function lookOf(style: string, palette: Record<string, string>): { name: string; colour: string | null } {
  const own = palette[style];
  if (own && COLOUR.test(own)) return { name: 'own', colour: own };
  return { name: Object.hasOwn(USUAL, style) ? USUAL[style]! : '', colour: null };
}
