/** The value of a region as a formula (F-14): `(3 + 5 + 6) ÷ 3 → 5`, the arrow for the rounding. */

/** A sum to be divided, in brackets; a single value needs none. */
export function sumOf(values: readonly number[]): string {
  const sum = values.join(' + ');
  return values.length > 1 ? `(${sum})` : sum;
}
