import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleCalculation, sampleRecord } from '../../../domain/api/sample.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { show } from '../shared/testing/render.tsx';
import { WorkRecordsTab } from './WorkRecordsTab.tsx';

const record = (id: string, companyName: string, changes: Partial<WorkRecord>): WorkRecord => ({
  ...sampleRecord,
  id,
  companyName,
  calculationId: sampleCalculation.id,
  concomitantWith: [],
  ...changes,
});

const open = async (workRecords: WorkRecord[]) => {
  show(
    <InCalculation workRecords={workRecords}>
      <WorkRecordsTab />
    </InCalculation>,
  );
  await screen.findAllByRole('article');
};

describe('the records of a calculation', () => {
  it('stand in the order of their time, not of their entry', async () => {
    await open([
      record('w1', 'Terceira', { ingressDate: '2010-01-01', egressDate: '2011-12-31' }),
      record('w2', 'Primeira', { ingressDate: '1990-01-01', egressDate: '1999-12-31' }),
      record('w3', 'Segunda', { ingressDate: '2010-01-01', egressDate: '2010-12-31' }),
    ]);
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      'Primeira',
      'Segunda',
      'Terceira',
    ]);
  });

  it('say which others they run beside, each with its dates', async () => {
    const dates = { ingressDate: '2010-01-01', egressDate: '2010-12-31' };
    await open([
      record('w1', 'Escola', { ...dates, concomitantWith: ['w2', 'w3'] }),
      record('w2', 'Colégio', { ...dates, concomitantWith: ['w1'] }),
      record('w3', 'Curso', { ...dates, ingressDate: '2010-05-01', concomitantWith: ['w1'] }),
    ]);
    expect(screen.getAllByText('Concomitante com Escola')).toHaveLength(2);
    await userEvent.hover(screen.getByText('Concomitante com Colégio e mais 1'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      /Colégio · 01\/01\/2010 – 31\/12\/2010.*Curso · 01\/05\/2010 – 31\/12\/2010/,
    );
  });

  it('of the simplified plan say what they do not count for', async () => {
    await open([record('w1', 'Recolhimento', { contributionPlan: 'simplified' })]);
    await userEvent.hover(screen.getByText('Plano simplificado'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/por tempo só depois de complementada/);
  });
});
