import { describe, expect, it } from 'vitest';
import type { Hypothesis } from '../domain/api/hypotheses.ts';
import type { NextStep } from '../domain/api/next-steps.ts';
import { formatMoney } from '../domain/words/format.ts';
import { effectText } from '../domain/words/next-steps.ts';
import { asked, ofKind, only } from './testing/asked-steps.ts';
import { compare, keep, typed } from './testing/supposed.ts';
import { analyst, ofAnalyst, ofTeacher, teacher } from './testing/two-regimes.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const factsOf = (step: NextStep): string => plain(effectText(step) ?? '');
const inWords = (sum: number): string => `${sum < 0 ? '−' : '+'} ${plain(formatMoney(Math.abs(sum)))}`;

const contributing: Hypothesis = {
  kind: 'contributes',
  category: 'individual',
  rate: 11,
  from: null,
  until: null,
  paidOn: 'minimum',
  value: null,
};
const certified: Hypothesis = { kind: 'certified', workRecordId: 'school', regimeType: 'RPPS', cost: null };

describe('time of the INSS that serves a certificate or a right by contributing', () => {
  const certificate = only(asked(teacher, ofTeacher, 'RPPS'), 'certify');
  const contribution = only(asked(teacher, ofTeacher, 'RGPS'), 'contribute');
  const inInss = async (...hypotheses: Hypothesis[]): Promise<number> => {
    const { scenarios } = await compare(typed(teacher, keep('k', hypotheses)), ofTeacher, 'RGPS');
    return scenarios[0]?.balance ?? Number.NaN;
  };

  it('is told beside the certificate with the sum of contributing, without it and with it', async () => {
    const [without, left] = [await inInss(contributing), await inInss(certified, contributing)];
    expect(left).toBeLessThan(without);
    expect(certificate.either).toEqual({ regimeType: 'RGPS', balance: without, left });
    expect(factsOf(certificate)).toContain(
      `o mesmo tempo não serve aos dois: contribuir ao INSS traz ${inWords(without)} sem o certificado e ${inWords(left)} com ele`,
    );
  });

  it('is told beside contributing with the sum of the certificate, and what that leaves', () => {
    expect(certificate.waiting?.until).toBe('2030-10-02');
    expect(contribution.either).toEqual({
      regimeType: 'RPPS',
      balance: certificate.waiting?.balance,
      until: certificate.waiting?.until,
      left: certificate.either?.left,
    });
    expect(factsOf(contribution)).toContain(
      `o mesmo tempo não serve aos dois: certificado ao RPPS, traz lá ${inWords(certificate.waiting?.balance ?? 0)} frente a esperar até 02/10/2030 e deixa aqui ${inWords(certificate.either?.left ?? 0)}`,
    );
  });

  it('is not told where the INSS gives a right without contributing on', () => {
    for (const step of ofKind(asked(analyst, ofAnalyst, 'RPPS'), 'certify')) expect(step.either).toBeUndefined();
  });
});
