import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sampleRecord } from '../../../../domain/api/sample.ts';
import type { WorkRecord } from '../../../../domain/api/work-records.ts';
import { InCalculation } from '../../calculations/InCalculation.fake.tsx';
import { show } from '../../shared/testing/render.tsx';
import { CountWhy } from './CountWhy.tsx';

const below = { cause: 'belowMinimum', days: -211, months: 7 } as const;
const open = (countDifferences: WorkRecord['countDifferences']) => {
  const record = { ...sampleRecord, companyName: 'Confecções Agulha', countDifferences };
  show(
    <InCalculation workRecords={[record]}>
      <CountWhy record={record} />
    </InCalculation>,
  );
  return record;
};

it('is a button that says why a record counts less, and leads to the scenario that completes its months', async () => {
  const { id, regimeType } = open([below]);
  const why = screen.getByRole('button', { name: /^Confecções Agulha: 7 competências abaixo do mínimo/ });
  await userEvent.click(why);
  const way = await screen.findByRole('link', { name: 'Simular o complemento' });
  expect(way).toHaveAttribute('href', expect.stringContaining(`complete=${id}`));
  expect(way).toHaveAttribute('href', expect.stringContaining(regimeType));
});

it('is nothing where a record counts all its days', () => {
  open([]);
  expect(screen.queryByRole('button')).toBeNull();
});
