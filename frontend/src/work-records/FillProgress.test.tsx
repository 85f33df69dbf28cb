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

  it('names what a record that runs lacks, whose 98 % nobody could explain', () => {
    const salaries = without13th.salaries.slice(0, 11);
    show(<FillProgress record={{ ...without13th, egressDate: null, salaries, fillPercent: 84.6 }} asOf="2010-12-20" />);
    expect(screen.getByText('Sem valor: 12/2010; 13º/2010')).toBeVisible();
  });

  it('names a few of many stretches, and says of none at all that there is none', () => {
    const salaries = without13th.salaries.filter((_, index) => index % 2 === 0);
    show(<FillProgress record={{ ...without13th, salaries, fillPercent: 46 }} asOf="2026-11-20" />);
    expect(screen.getByText('Sem valor: 02/2010, 04/2010, 06/2010 e mais 3; 13º/2010')).toBeVisible();
    show(<FillProgress record={{ ...without13th, salaries: [], fillPercent: 0 }} asOf="2026-11-20" />);
    expect(screen.getByText('Nenhuma remuneração informada')).toBeVisible();
  });

  it('counts 13ths of several years', () => {
    show(<FillProgress record={{ ...without13th, egressDate: '2012-12-31', fillPercent: 31 }} asOf="2026-11-20" />);
    expect(screen.getByText('Sem valor: 01/2011 a 12/2012; 13º de 3 anos')).toBeVisible();
  });

  it('claims no 100 % of work before 07/1994, of which nothing is filled in', () => {
    const early = {
      ...without13th,
      ingressDate: '1984-01-01',
      egressDate: '1990-01-01',
      salaries: [],
      fillPercent: 100,
    };
    show(<FillProgress record={early} asOf="2026-11-20" />);
    expect(screen.getByText('Antes de 07/1994: nada a preencher')).toBeVisible();
    expect(screen.queryByText('100%')).toBeNull();
  });
});
