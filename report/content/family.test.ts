import { describe, expect, it } from 'vitest';
import type { FamilyAnswer } from '../../domain/api/family.ts';
import { familyBody } from '../../domain/api/family.ts';
import type { ReportData } from '../data.ts';
import { sampleReport } from '../sample.ts';
import { reportContent } from './index.ts';

const told = familyBody.parse({ dependants: [{ id: 'Ana', kind: 'spouse', birthDate: '1976-01-01' }] });
const step = { label: 'Pensão de todos os dependentes', value: 'R$ 2.400,00', article: 'EC 103/2019, art. 23, caput' };
const answer: FamilyAnswer = {
  death: '2026-11-20',
  base: { amount: 4000, ruleId: 'r', kind: 'incapacity', steps: [{ ...step, value: 'R$ 4.000,00' }] },
  law: 'article23',
  missing: null,
  durations: [{ id: 'Ana', until: null, reason: 'vitalícia', article: 'Portaria ME 424/2020', confirmed: false }],
  periods: [
    {
      from: '2026-11-20',
      total: 2400,
      quotas: [{ id: 'Ana', amount: 2400, net: 2400 }],
      steps: [step],
      spouseTogether: 7088.4,
    },
  ],
  excluded: ['Bento'],
  cumulation: [
    { id: 'pension', whole: 2400, paid: 2088.4, isBest: false, isLeft: false },
    { id: 'Aposentadoria', whole: 5000, paid: 5000, isBest: true, isLeft: false },
  ],
  afterRetirements: [],
  incapacity: null,
  notes: ['Valores brutos.'],
};
const sections = ['CABECALHO', 'FAMILIA'] as const;
const printed = (family: FamilyAnswer | null, request: object, changes: Partial<ReportData> = {}) => {
  const data = sampleReport({ request: { calculationId: 'k1', sections: [...sections], ...request }, ...changes });
  return JSON.stringify(reportContent({ ...data, family }));
};

describe('the section of the family', () => {
  it('says how much, until when, and what is not known', () => {
    const text = printed(answer, { family: told });
    for (const said of [
      'Se o óbito fosse em 20/11/2026',
      'R$ 2.400,00 por mês, de todas as cotas',
      'vitalícia (duração a confirmar)',
      'Portaria ME 424/2020',
      'Sem direito nesse dia, por idade ou por haver quem venha antes: Bento.',
      'R$ 7.088,40',
      'Valores brutos.',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('says what “hoje” is where the calculation is of another year', () => {
    const said = 'A data deste cálculo é 20/11/2026';
    expect(printed(answer, { family: told }, { printedOn: '2027-11-20' })).toContain(said);
    expect(printed(answer, { family: told })).not.toContain(said);
  });

  it('says of each later period what the spouse comes to with other benefits', () => {
    const [first] = answer.periods;
    if (first === undefined) throw new Error('there is one');
    const later = { ...first, from: '2030-09-01', total: 4701.34, spouseTogether: 7518.14 };
    const text = printed({ ...answer, periods: [first, later] }, { family: told });
    expect(text).toContain('Cônjuge, ao todo');
    expect(text).toContain('R$ 7.518,14');
    const alone = [first, later].map((period) => ({ ...period, spouseTogether: null }));
    expect(printed({ ...answer, periods: alone }, { family: told })).not.toContain('Cônjuge, ao todo');
  });

  it('warns before any figure where the records tell that nobody would be covered', () => {
    const said = 'Pelos registros não haveria, em 20/11/2026, pensão nem benefício por incapacidade.';
    const text = printed({ ...answer, notCovered: said }, { family: told });
    expect(text).toContain(said);
    expect(text.indexOf(said)).toBeLessThan(text.indexOf('Se o óbito fosse em'));
  });

  it('gives the reason and no figure where the law of the place was not read', () => {
    const missing: FamilyAnswer = { ...answer, missing: 'lawNotRead', periods: [], notes: ['A lei não foi lida.'] };
    const text = printed(missing, { family: told });
    expect(text).toContain('A lei não foi lida.');
    expect(text).not.toContain('R$ 2.400,00');
  });

  it('is not printed of nobody, nor unless it is asked for', () => {
    expect(printed(null, {})).not.toContain('Família');
    const data = sampleReport({ request: { calculationId: 'k1', family: told } });
    expect(JSON.stringify(reportContent({ ...data, family: answer }))).not.toContain('Se o óbito');
  });
});
