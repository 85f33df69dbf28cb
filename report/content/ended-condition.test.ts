import { describe, expect, it } from 'vitest';
import { job, paid, reportOf } from '../testing/report-of.ts';
import { answer } from './answer.ts';

const woman = (...periods: ReturnType<typeof job>[]) =>
  reportOf({
    name: 'Ana Imaginária',
    profession: 'Auxiliar',
    gender: 'Mulher',
    birthDate: '1971-11-08',
    regimes: ['RGPS'],
    periods,
  });

const disabled = (egressDate: string | null) =>
  paid(job('Hospital Imaginário', '1995-03-01', egressDate, { isDisabled: true, disabledLevel: 'medium' }), 900, 5);
const without = paid(job('Clínica Imaginária', '2018-05-02', null), 2000, 3);

const said = (data: ReturnType<typeof woman>): string => JSON.stringify(answer(data, ['RGPS'])?.blocks ?? []);

describe('a right that only the condition of today keeps away', () => {
  it('is told on the first page, with what has to be answered', () => {
    const text = said(woman(disabled('2017-03-31'), without));
    expect(text).toContain('Só a condição de hoje afasta “Aposentadoria por idade da pessoa com deficiência”');
    expect(text).toContain('não há deficiência informada');
    expect(text).not.toContain('vai até');
  });

  it('is not told of whoever never had a disability, nor of whoever still has it', () => {
    expect(said(woman(without))).not.toContain('Só a condição');
    expect(said(woman(disabled(null)))).not.toContain('Só a condição');
  });
});
