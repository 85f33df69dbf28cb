import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../../domain/api/sample.ts';
import { show } from '../shared/testing/render.tsx';
import { FillProgress } from './FillProgress.tsx';

const DATES = 'Data de início e término inválidas';
const ONLY_13TH = 'Faltam só 13º';

/** A year whose months all have a value, but for its 13th. */
const without13th = {
  ...sampleRecord,
  ingressDate: '2010-01-01',
  egressDate: '2010-12-31',
  salaries: Array.from({ length: 12 }, (_, index) => ({
    month: String(index + 1).padStart(2, '0'),
    year: 2010,
    value: 1000,
    index: null,
    updatedValue: null,
  })),
};
const shown = (fillPercent: number): void => {
  show(<FillProgress record={{ ...without13th, fillPercent }} asOf="2026-11-20" />);
};

describe('how much of a record has remunerations', () => {
  it('says of 300 % that the dates cannot be right, and nothing of a 13th that is missing', () => {
    shown(300);
    expect(screen.getByRole('alert')).toHaveTextContent(DATES);
    expect(screen.getByRole('alert')).toHaveTextContent('Há mais remunerações que meses');
    expect(screen.getByText('300%')).toBeVisible();
    expect(screen.queryByText(ONLY_13TH)).toBeNull();
  });

  it('says up to 100 % that only 13ths are missing, and complains of no date', () => {
    shown(92.3);
    expect(screen.getByText('92%')).toBeVisible();
    expect(screen.getByText(ONLY_13TH)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
