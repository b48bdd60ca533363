/** The lesson plays its own record, move for move. */

import { expect, it } from 'vitest';
import { lesson } from './lesson';

it('asks for the moves of its record in their order', () => {
  const asked = lesson.steps.flatMap((step) => [...(step.others ?? []), ...(step.moves ?? [])]);
  expect(asked).toEqual((lesson.record['moves'] as string[]).slice(lesson.begin));
});
