import { expect, it } from 'vitest';
import { buildingFirst } from './greeting.ts';

const building = { views: ['customers', 'case-files'], unshowable: [], events: 60_000 };

it('says how long the views take, that the former ones serve, and how the next upgrade makes nobody wait', () => {
  const said = buildingFirst(building);
  expect(said).toContain('The views customers, case-files are built from the log first (60,000 events, 3 to 15 s)');
  expect(said).toContain('/readyz');
  expect(said).toContain('the former ones are read, with what is saved meanwhile.');
  expect(said).not.toContain('503');
  expect(said).toContain('run `make views` in the new release');
  expect(buildingFirst({ ...building, events: 300 })).toContain('(300 events, 1 s)');
  expect(buildingFirst({ ...building, events: null })).toContain('from the log first; /readyz');
});

it('says what is refused where no former version of a view can be read', () => {
  const said = buildingFirst({ ...building, unshowable: ['case-files'] });
  expect(said).toContain('what needs case-files waits four seconds and is then refused (503), until they are built');
});
