import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { PointsTable } from '../../../domain/api/points-tables.ts';
import { sampleRule, span } from '../../../domain/api/sample.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import PointsTableDialog from './PointsTableDialog.tsx';

const table = (changes: Partial<PointsTable>): PointsTable => ({
  place: 'uniao',
  name: 'União',
  gender: 'Mulher',
  teacher: false,
  law: 'EC 103/2019, art. 4º',
  note: null,
  steps: [
    { from: '2019-11-13', points: 86 },
    { from: '2020-01-01', points: 87 },
    { from: '2021-01-01', points: 88 },
  ],
  sources: [{ norm: 'EC 103/2019', article: 'art. 4º', address: 'https://www.planalto.gov.br/emc103.htm' }],
  confirmed: true,
  ...changes,
});

const [asked] = sampleRule.requirements;
if (asked === undefined) throw new Error('the sample asks for something');
const rule = {
  ...sampleRule,
  fixedPoints: false,
  measuredOn: '2020-06-01',
  requirements: [
    { ...asked, requirement: 'points' as const, necessary: 87, held: 87.129, heldOnCalculationDate: 102.7078 },
    { ...asked, necessary: span(57) },
  ],
};

it('marks the lines of the client, and opens the table of another place', async () => {
  serve({
    'GET points-tables': {
      body: {
        pointsTables: [
          table({}),
          table({ gender: 'Homem', steps: [{ from: '2019-11-13', points: 96 }] }),
          table({ place: 'sp', name: 'São Paulo', law: 'LC 1.354/2020', confirmed: false, note: 'Confira.' }),
        ],
      },
    },
  });
  show(
    <InCalculation>
      <PointsTableDialog rule={rule} onClose={() => undefined} />
    </InCalculation>,
  );
  const own = await screen.findByRole('row', { name: /01\/01\/2020.*: 87,12 pontos em 01\/06\/2020.*87 96/ });
  expect(own).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('row', { name: /01\/01\/2021.*: 102,70 pontos em 20\/11\/2026/ })).toBeVisible();
  expect(screen.getByRole('row', { name: '13/11/2019 86 96' })).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Ente' }));
  await userEvent.click(within(screen.getByRole('listbox')).getByText('São Paulo'));
  expect(screen.getByText('LC 1.354/2020')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Valor não confirmado na legislação local. Confira.');
  expect(screen.queryByText(/pontos em/)).toBeNull();
});
