import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { timeTotals } from '../../../domain/api/calculations.ts';
import { sampleRecord } from '../../../domain/api/sample.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { PastRecords } from './PastRecords.tsx';

const none = { years: 0, months: 0, days: 0 };
const totals = Object.fromEntries(Object.keys(timeTotals.shape.totals.shape).map((name) => [name, none]));

it('draws the records of a past revision with their gaps, and nothing to press', async () => {
  serve({ 'GET calculations/k1/time-totals': { body: { until: '2019-11-13', totals } } });
  const records = [
    { ...sampleRecord, id: 'w1', companyName: 'Escola', ingressDate: '1990-01-01', egressDate: '1999-12-31' },
    { ...sampleRecord, id: 'w2', companyName: 'Hospital', ingressDate: '2001-01-01', egressDate: '2025-12-31' },
  ];
  show(
    <InCalculation workRecords={records}>
      <PastRecords records={records} />
    </InCalculation>,
  );
  expect(await screen.findByText(/Reforma/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Escola · 01/01/1990 – 31/12/1999' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Sem registro de 01/01/2000 a 31/12/2000 (366 dias)' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
