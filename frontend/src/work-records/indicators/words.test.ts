import { describe, expect, it } from 'vitest';
import type { NotedIndicator } from '../../../../domain/api/indicator.ts';
import type { Marked } from '../../../../domain/cnis/not-computed-months.ts';
import { nowhereTexts } from './words.ts';

const paid = (month: string, readValue?: number) => ({
  year: 2009,
  month,
  value: 465,
  ...(readValue === undefined ? {} : { readValue }),
});

const record = (noted: readonly NotedIndicator[], changes: Partial<Marked> = {}): Marked => ({
  regimeType: 'RGPS',
  cnisIndicators: [...noted],
  salaries: [paid('03', 465), paid('04', 465), paid('05', 465)],
  ingressDate: '2009-01-01',
  egressDate: '2009-04-15',
  ...changes,
});

const marked = (code: string): NotedIndicator[] => [{ code, months: [{ from: '2009-03', to: '2009-05' }] }];

describe('what the INSS counts nowhere', () => {
  it('is said of the whole link, or of the months that bear the code, and of nothing else', () => {
    expect(nowhereTexts(record([{ code: 'PRPSE', months: [] }]))).toEqual([
      'O INSS não conta este vínculo (PRPSE): nem tempo, nem carência, nem valor. Enquanto ele estiver aqui, o cálculo o conta.',
    ]);
    expect(nowhereTexts(record(marked('PREM-EMPR')))).toEqual([
      'O INSS não computa de 03/2009 a 05/2009 (PREM-EMPR): nem tempo, nem carência, nem valor, e o cálculo também não. Depois do acerto, importe o extrato novo ou digite de novo a remuneração do mês.',
    ]);
    expect(nowhereTexts(record([{ code: 'PEXT', months: [] }]))).toEqual([]);
  });

  it('says that a month counts whose amount somebody typed', () => {
    const salaries = [paid('03'), paid('04', 465), paid('05', 465)];
    expect(nowhereTexts(record(marked('PREM-EMPR'), { salaries }))).toEqual([
      'O INSS não computa de 04/2009 a 05/2009 (PREM-EMPR): nem tempo, nem carência, nem valor, e o cálculo também não. Depois do acerto, importe o extrato novo ou digite de novo a remuneração do mês.',
      'O INSS não computa 03/2009 (PREM-EMPR) enquanto não houver acerto. O cálculo conta com a remuneração digitada aqui: guarde o que a prova.',
    ]);
  });

  it('says of a month outside the link whether the dates of the record hold it', () => {
    expect(nowhereTexts(record(marked('PREM-FVIN')))).toEqual([
      'O INSS não computa 05/2009 (PREM-FVIN), e o cálculo também não, enquanto o mês estiver fora das datas do registro. Se a data é que está errada, corrija-a.',
      'O INSS não computa de 03/2009 a 04/2009 (PREM-FVIN) enquanto não corrigir as datas do vínculo. O cálculo conta, porque as datas do registro aqui abrangem o mês: guarde o que as prova.',
    ]);
  });

  it('sends who counts it in an own regime to the certificate', () => {
    expect(nowhereTexts(record(marked('PREM-EMPR'), { regimeType: 'RPPS' }))).toEqual([
      'O INSS não computa de 03/2009 a 05/2009 (PREM-EMPR). No regime próprio o cálculo conta: confira se a certidão (CTC) traz o período.',
    ]);
  });
});
