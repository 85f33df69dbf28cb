/**
 * EC 103/2019, art. 36, II: no Estado e no Município a revogação dos arts. 2º, 6º e 6º-A da EC 41/2003 e do art. 3º da
 * EC 47/2005 só vale depois da lei local que a referende integralmente. O dia da reforma e o dia dessa lei são dois fatos.
 */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../units/day.ts';
import { RPPS_NORMS } from '../norms/rpps/index.ts';
import type { Gender, IsoDate } from '../rule/requirement.ts';
import { answersOf } from '../testing/answers.ts';
import { regimeOf, served, someone } from '../testing/people.ts';
import { quotedIn } from '../texts/quotation.ts';
import { REGIMES, regimeForLaw } from './regimes.ts';

const PARANA = 41;
const RONDONIA = 11;
const SAO_PAULO = 35;
const GOIAS = 52;
const DISTRITO_FEDERAL = 53;
const NO_REFORM = 3;
const UNIAO = 2;

const daysBefore = (days: number, end: IsoDate): IsoDate => isoOf(dayOf(end) - days + 1);

/** Quem completa exatamente 30 (mulher) ou 35 (homem) anos de contribuição, serviço público, carreira e cargo no dia dado. */
const servant = (regimeId: number, completeOn: IsoDate, birthDate: IsoDate, gender: Gender = 'Mulher') => {
  const start = daysBefore((gender === 'Mulher' ? 30 : 35) * 365, completeOn);
  return answersOf(
    someone({
      gender,
      birthDate,
      on: '2026-11-20',
      regimeType: 'RPPS',
      regime: regimeOf(regimeId),
      records: [served(start, null)],
      calculation: { publicServiceIngressDate: start },
    }),
  );
};

describe('as regras cuja revogação espera o referendo', () => {
  it('são as dos arts. 2º, 6º e 6º-A da EC 41/2003 e do art. 3º da EC 47/2005', () => {
    const waiting = RPPS_NORMS.flatMap((norm) => norm.rules).filter(({ window }) => window.to === 'endorsement');
    expect(waiting.map(({ id }) => id)).toEqual([
      'ec41-art2-redutor',
      'ec41-art2-professor-redutor',
      'ec41-art2-magistrado-redutor',
      'ec41-art6-integral',
      'ec41-art6-professor-integral',
      'ec47-art3-formula-85-95',
      'pre103-invalidez-ingresso-ate-2003',
    ]);
  });

  it('cada ente da lista diz se a lei existe, qual é o dia dela ou que ninguém a leu', () => {
    expect(new Set(REGIMES.map(({ endorsement }) => endorsement.kind))).toEqual(
      new Set(['federal', 'none', 'law', 'notRead']),
    );
    for (const { name, endorsement } of REGIMES) {
      if (endorsement.kind !== 'law') continue;
      expect(endorsement.lastDay, name).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(quotedIn(endorsement.law).length, name).toBeGreaterThan(0);
    }
  });
});

describe('Paraná: reforma de 12/2019, LC 233/2021 em vigor em 10/03/2021', () => {
  it('a mulher com 60 anos e 30 de contribuição em 30/08/2020 tem a EC 47/2005, art. 3º, desde esse dia', () => {
    const answers = servant(PARANA, '2020-08-30', '1960-01-10');
    expect(answers.get('ec47-art3-formula-85-95')).toMatchObject({ standing: 'applicable', when: '2020-08-30' });
    expect(answers.get('ec41-art6-integral')).toMatchObject({ standing: 'applicable', when: '2020-08-30' });
    expect(answers.get('ec41-art2-redutor')?.rule.ruleLimitDate).toBe('2021-03-09');
    expect(answers.get('ec47-art3-formula-85-95')?.rule).toMatchObject({
      ruleLimitDate: '2021-03-09',
      regimeDate: '2019-12-03',
    });
  });

  it('o último dia é 09/03/2021', () => {
    for (const id of ['ec47-art3-formula-85-95', 'ec41-art6-integral']) {
      expect(servant(PARANA, '2021-03-09', '1960-01-10').get(id)).toMatchObject({
        standing: 'applicable',
        when: '2021-03-09',
      });
      expect(servant(PARANA, '2021-03-10', '1960-01-10').get(id)?.standing).toBe('notApplicable');
    }
  });

  it('o art. 40 com a média fecha no dia da reforma, que nenhuma lei precisa referendar', () => {
    expect(servant(PARANA, '2019-12-03', '1960-01-10').get('ec41-art40-idade-tempo-media')?.standing).toBe(
      'applicable',
    );
    expect(servant(PARANA, '2019-12-04', '1960-01-10').get('ec41-art40-idade-tempo-media')?.standing).toBe(
      'notApplicable',
    );
  });

  it('não traz dúvida: o dia é conhecido', () => {
    const notices = servant(PARANA, '2021-03-10', '1960-01-10').get('ec47-art3-formula-85-95')?.rule.notices ?? [];
    expect(notices.join(' ')).not.toContain('art. 36, II');
  });
});

describe('Rondônia: EC 146/2021, arts. 4º e 12, II', () => {
  it('as regras anteriores valem para requisitos cumpridos até 31/12/2024', () => {
    for (const id of ['ec47-art3-formula-85-95', 'ec41-art6-integral', 'ec41-art40-idade-tempo-media']) {
      expect(servant(RONDONIA, '2024-12-31', '1960-01-10').get(id)).toMatchObject({
        standing: 'applicable',
        when: '2024-12-31',
      });
    }
    expect(servant(RONDONIA, '2025-01-01', '1960-01-10').get('ec41-art6-integral')?.standing).toBe('notApplicable');
  });
});

describe('Goiás e Rondônia: quem referenda é emenda à Constituição do Estado, e o art. 36, II, pede lei de iniciativa do Executivo', () => {
  const formula = (regimeId: number, completeOn: IsoDate) =>
    servant(regimeId, completeOn, '1960-01-10').get('ec47-art3-formula-85-95');

  it.each([
    [GOIAS, '2019-12-30', '2019-12-31', 'CE, art. 6º, parágrafo único'],
    [RONDONIA, '2024-12-31', '2025-01-01', 'EC 146/2021 de Rondônia, art. 12, II'],
  ] as const)(
    'no ente %i o direito se completa até %s; quem completa em %s lê a dúvida',
    (regimeId, last, next, law) => {
      expect(formula(regimeId, last)).toMatchObject({ standing: 'applicable', when: last });
      expect(formula(regimeId, last)?.rule.notices.join(' ')).not.toContain('emenda à Constituição');
      expect(formula(regimeId, next)?.standing).toBe('notApplicable');
      const notices = formula(regimeId, next)?.rule.notices.join(' ');
      expect(notices).toContain(
        'lei de iniciativa do Executivo que a referende integralmente (EC 103/2019, art. 36, II)',
      );
      expect(notices).toContain(`emenda à Constituição do Estado (${law})`);
    },
  );
});

describe('onde o dia da lei não foi conferido', () => {
  const noticesAt = (regimeId: number, completeOn: IsoDate): string =>
    servant(regimeId, completeOn, '1960-01-10').get('ec41-art6-integral')?.rule.notices.join(' ') ?? '';

  it('vale o dia da reforma, e o cartão diz a dúvida a quem completou depois', () => {
    const answer = servant(SAO_PAULO, '2020-03-08', '1960-01-10').get('ec41-art6-integral');
    expect(answer?.standing).toBe('notApplicable');
    expect(noticesAt(SAO_PAULO, '2020-03-08')).toContain(
      'O dia dessa lei não foi conferido: valeu o da reforma, 07/03/2020.',
    );
  });

  it('a outra leitura, em que a regra continua, dá o direito a quem completou um dia depois da reforma', () => {
    const answer = servant(SAO_PAULO, '2020-03-08', '1960-01-10').get('ec41-art6-integral-sem-referendo');
    expect(answer).toMatchObject({ standing: 'applicable', when: '2020-03-08' });
    expect(answer?.rule).toMatchObject({ variantOf: 'ec41-art6-integral', confirmed: false });
    expect(answer?.rule.notices.join(' ')).toContain('art. 36, II e parágrafo único');
  });

  it('a outra leitura não se mostra a quem completou no dia da reforma, nem onde a lei é conhecida', () => {
    expect(servant(SAO_PAULO, '2020-03-07', '1960-01-10').has('ec41-art6-integral-sem-referendo')).toBe(false);
    expect(servant(PARANA, '2021-03-10', '1960-01-10').has('ec41-art6-integral-sem-referendo')).toBe(false);
  });

  it('quem completou até a reforma não a lê: para ele nada muda', () => {
    expect(noticesAt(SAO_PAULO, '2020-03-07')).not.toContain('art. 36, II');
  });

  it('no ente sem reforma conhecida a regra segue aberta, com a dúvida de já ter sido encerrada', () => {
    expect(noticesAt(DISTRITO_FEDERAL, '2026-01-10')).toContain('Não se conferiu se essa lei existe');
    expect(noticesAt(DISTRITO_FEDERAL, '2026-01-10')).toContain('lei de junho de 2020');
  });

  it('a União e quem escolhe Sem Reforma não têm dúvida nenhuma', () => {
    expect(regimeForLaw(UNIAO)?.oldTransitionsDoubt).toBeNull();
    expect(regimeForLaw(NO_REFORM)?.oldTransitionsDoubt).toBeNull();
    expect(noticesAt(NO_REFORM, '2026-01-10')).not.toContain('art. 36, II');
    expect(noticesAt(UNIAO, '2019-11-14')).not.toContain('art. 36, II');
  });
});
