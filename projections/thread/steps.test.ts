import { expect, it } from 'vitest';
import { openReadModels, type ReadModels } from '../read-models.ts';
import { readOn } from '../read-on.ts';
import { rebuild } from '../rebuild.ts';
import * as history from '../testing/case-file-history.ts';
import type { Happened } from '../testing/specify-projection.ts';
import { temporaryStores, write } from '../testing/temporary-stores.ts';
import { isInShare } from './shares.ts';
import { stepsOf } from './steps.ts';

/** Everything that all views show, and how far they have come. */
const shown = async ({ projections, waitFor: _wait, unbuilt: _unbuilt, unshowable: _un, ...views }: ReadModels) => ({
  documents: await Promise.all(Object.values(views).map(async (view) => [...(await view.find({})).items].sort(byId))),
  checkpoints: await Promise.all(projections.map((projection) => projection.checkpoint())),
});

const byId = (one: { readonly id: string }, other: { readonly id: string }): number => one.id.localeCompare(other.id);

const caseOf = (number: number): Happened[] => [
  history.customerCreated(`c${number}`, { name: `Cliente ${number}`, state: 'SC' }),
  history.calculationCreated(`k${number}`, `c${number}`),
  history.cnisImported(`k${number}`, `c${number}`, `w${number}-1`, `w${number}-2`),
  history.workRecordDivided(`k${number}`, `c${number}`, `w${number}-2`, `w${number}-3`),
  history.calculationCopied(`k${number}-b`, `k${number}`, `c${number}`, `w${number}-4`, `w${number}-5`),
  history.scenarioKept(`k${number}`, `c${number}`, `s${number}`),
  history.scenarioEdited(`k${number}`, `c${number}`, `s${number}`),
  history.customerEdited(`c${number}`, { name: `Cliente de novo ${number}` }, 'consultation'),
];

const several = Array.from({ length: 12 }, (_, number) => number);
const cases: Happened[] = [
  ...several.flatMap(caseOf),
  history.workRecordRemoved('k1', 'c1', 'w1-1'),
  history.calculationRestored('k1', 'c1', { records: ['w1-1', 'w1-2', 'w1-3'], added: ['w1-1'] }),
  history.scenarioRemoved('k2', 'c2', 's2'),
  history.calculationDeleted('k3', 'c3'),
  history.calculationDeleted('k4-b', 'c4'),
  history.customerDeleted('c5'),
  history.customerDeleted('c6'),
];

/** Two that read a share each, on their way to the same generations. */
const inTwo = async () => {
  const stores = await temporaryStores();
  const models = await openReadModels(stores);
  const [first, second] = [0, 1].map((index) =>
    stepsOf(stores.log, models.projections, { eventsAtATime: 7, only: isInShare({ index, of: 2 }) }),
  );
  if (first === undefined || second === undefined) throw new Error('two were to be there');
  const begin = async () => {
    await second.take({ do: 'join', generations: await first.take({ do: 'begin' }) });
  };
  return { stores, models, first, second, begin };
};

it('makes of two shares what one reader makes of the whole log', async () => {
  const { stores, models, first, second, begin } = await inTwo();
  await write(stores, cases);
  await begin();
  await Promise.all([first.take({ do: 'read' }), second.take({ do: 'read' })]);
  await first.take({ do: 'prepare' });
  await first.take({ do: 'swap' });
  const ofTwo = await shown(models);
  await rebuild(stores.log, models.projections, (work) => work());
  expect(ofTwo).toEqual(await shown(models));
  expect(ofTwo.documents.flat().length).toBeGreaterThan(60);
});

it('loses nothing that is written between the last look of the one and that of the other', async () => {
  const { stores, models, first, second, begin } = await inTwo();
  await write(stores, several.flatMap(caseOf));
  await begin();
  await second.take({ do: 'read' });
  const reached = await write(stores, [history.calculationEdited('k1', 'c1', 'Antes')]);
  await first.take({ do: 'read' });
  await write(
    stores,
    several.map((number) => history.calculationEdited(`k${number}`, `c${number}`, `Entre ${number}`)),
  );
  await write(stores, [history.customerDeleted('c7'), history.customerDeleted('c8')]);
  await second.take({ do: 'read' });
  await first.take({ do: 'swap' });
  const { checkpoints } = await shown(models);
  expect(new Set(checkpoints)).toEqual(new Set([reached]));
  await readOn(stores.log, reached, async (batch, from) => {
    for (const projection of models.projections) await projection.apply(batch, from);
  });
  const followed = await shown(models);
  await rebuild(stores.log, models.projections, (work) => work());
  expect(followed).toEqual(await shown(models));
});

it('drops what it has begun when it is left, and lets nobody join it any more', async () => {
  const { stores, models, first, second } = await inTwo();
  await write(stores, cases);
  const generations = await first.take({ do: 'begin' });
  await first.leave();
  await expect(second.take({ do: 'join', generations })).rejects.toThrow('Another rebuild of');
  expect(await models.customerList.building()).toBeNull();
});
