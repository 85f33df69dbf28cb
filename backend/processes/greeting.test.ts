import { expect, it } from 'vitest';
import { buildingFirst } from './greeting.ts';

it('says how long the views take, what is refused meanwhile, and how the next upgrade refuses nothing', () => {
  const said = buildingFirst(['customers', 'case-files'], 60_000);
  expect(said).toContain('The views customers, case-files are built from the log first (60,000 events, 3 to 15 s)');
  expect(said).toContain('/readyz');
  expect(said).toContain('(503)');
  expect(said).toContain('run `make views` in the new release');
  expect(buildingFirst(['customers'], 300)).toContain('(300 events, 1 s)');
  expect(buildingFirst(['customers'], null)).toContain('from the log first; /readyz');
});
