import { describe, expect, it } from 'vitest';
import type { OpenCalculation } from '../domain/calculations/calculation.ts';
import { asked, asScenario, effectIn, ofKind, withRecord } from './testing/asked-steps.ts';
import { add, compare, keep, typed } from './testing/supposed.ts';
import { analyst, ofAnalyst } from './testing/two-regimes.ts';

const certifying = (calculation: OpenCalculation, id: string) => {
  const step = ofKind(asked(calculation, ofAnalyst, 'RPPS'), 'certify').find(({ subject }) => subject?.id === id);
  if (step === undefined) throw new Error(id);
  return step;
};

/** The same facts with the record divided by hand on the day before the post began. */
const dividedByHand = (): OpenCalculation => {
  const school = analyst.workRecords.find(({ id }) => id === 'school');
  if (school === undefined) throw new Error('no school');
  const isBefore = ({ year, month }: { year: number; month: string }) => year * 100 + Number(month) <= 1996_08;
  return typed(
    withRecord(analyst, 'school', {
      egressDate: '1996-08-11',
      salaries: school.salaries.filter(isBefore),
    }),
    add('rest', {
      companyName: 'Colégio',
      regimeType: 'RGPS',
      ingressDate: '1996-08-12',
      egressDate: '1997-12-20',
      salaries: school.salaries.filter((salary) => !isBefore(salary)),
    }),
  );
};

const wholeSchool = { kind: 'certified', workRecordId: 'school', regimeType: 'RPPS', cost: null } as const;

describe('a certificate of time that runs on beside the post', () => {
  it('is of the days before it alone, and brings what these bring', async () => {
    const step = certifying(analyst, 'school');
    expect(step.title).toBe('Certificar parte do tempo de Colégio (CTC)');
    expect(step.text).toContain('De 01/02/1993 a 11/08/1996, contado hoje só no RGPS.');
    expect(step.text).toContain(
      'De 12/08/1996 a 20/12/1997 é concomitante com Tribunal: não pode ser certificado e fica no RGPS (Lei 8.213/1991, art. 96, II).',
    );
    const byHand = certifying(dividedByHand(), 'school');
    expect(step.effect?.soonerByDays).toBeGreaterThan(0);
    expect(step.effect).toEqual(byHand.effect);
    expect(step.elsewhere).toEqual(byHand.elsewhere);
    expect(step.effect).toEqual(effectIn(await asScenario(step, analyst, ofAnalyst, 'RPPS')));
  });

  it('leaves the other days, and their pay, in the other regime, and says so', async () => {
    const kept = typed(analyst, keep('k', [wholeSchool]));
    const byHand = typed(dividedByHand(), keep('k', [wholeSchool]));
    const rowOf = async (calculation: OpenCalculation, regime: 'RPPS' | 'RGPS') =>
      (await compare(calculation, ofAnalyst, regime)).scenarios[0];
    for (const regime of ['RPPS', 'RGPS'] as const) {
      const [row, other] = [await rowOf(kept, regime), await rowOf(byHand, regime)];
      expect([row?.first, row?.balance]).toEqual([other?.first, other?.balance]);
      expect(row?.notes).toContain(
        'Averba tempo de outro regime (CTC): Colégio, de 12/08/1996 a 20/12/1997, é concomitante com Tribunal e não pode ser certificado (Lei 8.213/1991, art. 96, II): fica no RGPS.',
      );
      expect(other?.notes).toEqual([]);
    }
  });

  it('says once what holds of several periods beside other work, and of one day that it is one', () => {
    const day = add('fair', {
      companyName: 'Feira',
      regimeType: 'RPPS',
      ingressDate: '1994-05-05',
      egressDate: '1994-05-05',
    });
    expect(certifying(typed(analyst, day), 'school').text).toContain(
      ' Concomitante com outro vínculo, não pode ser certificado e fica no RGPS (Lei 8.213/1991, art. 96, II): em 05/05/1994, com Feira; de 12/08/1996 a 20/12/1997, com Tribunal.',
    );
  });

  it('is of nothing where all days are concurrent', async () => {
    const beside = withRecord(analyst, 'school', { ingressDate: '1997-01-02' });
    const [row] = (await compare(typed(beside, keep('k', [wholeSchool])), ofAnalyst, 'RPPS')).scenarios;
    expect(row?.balance).toBe(0);
    expect(row?.notes).toEqual([
      'Averba tempo de outro regime (CTC): todo o tempo de Colégio é concomitante com Tribunal e não pode ser certificado (Lei 8.213/1991, art. 96, II): a hipótese não foi aplicada.',
    ]);
  });
});
