/** LC 51/1985 e EC 103/2019, arts. 5º e 10, § 2º, I: policiais. */
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../../../units/day.ts';
import type { Gender, IsoDate } from '../../rule/requirement.ts';
import { answerOf, answersOf } from '../../testing/answers.ts';
import { regimeOf, SEM_REFORMA, served, someone, UNIAO } from '../../testing/people.ts';

const daysBefore = (days: number, end: IsoDate): IsoDate => isoOf(dayOf(end) - days + 1);

const officer = (gender: Gender, birthDate: IsoDate, start: IsoDate, on: IsoDate, regime = UNIAO) =>
  someone({
    gender,
    birthDate,
    on,
    regimeType: 'RPPS',
    regime,
    records: [served(start, null, { isPoliceTime: true })],
    calculation: { publicServiceIngressDate: start },
  });

describe('LC 51/1985', () => {
  const rule = 'lc51-policial-voluntaria';

  it('dá à mulher 25 anos com 15 de polícia só desde 16/05/2014', () => {
    const answer = answerOf(officer('Mulher', '1970-01-10', daysBefore(25 * 365, '2014-01-10'), '2026-11-20'), rule);
    expect(answer.standing).toBe('applicable');
    expect(answer.when).toBe('2014-05-16');
  });

  it('antes disso pedia à mulher os mesmos 30 anos do homem', () => {
    const answer = answerOf(officer('Mulher', '1960-01-10', daysBefore(30 * 365, '2012-01-10'), '2026-11-20'), rule);
    expect(answer.when).toBe('2012-01-10');
  });

  it('cita o art. 2º da LC 144/2014, que lhe deu a redação: o art. 1º só muda a ementa', () => {
    const { sources } = answerOf(officer('Mulher', '1970-01-10', '1995-01-10', '2026-11-20'), rule).rule;
    expect(sources.filter(({ norm }) => norm === 'LC 144/2014').map(({ article }) => article)).toEqual(['art. 2º']);
  });

  it('segue aberta e sem idade no ente sem reforma', () => {
    const on = '2026-11-20';
    const answer = answerOf(officer('Homem', '1977-01-10', daysBefore(30 * 365, on), on, SEM_REFORMA), rule);
    expect(answer.standing).toBe('applicable');
    expect(answer.when).toBe(on);
  });
});

describe('LC 51/1985: a compulsória aos 65 anos de quem está em cargo policial, revogada pela LC 152/2015', () => {
  const rule = 'lc51-policial-compulsoria-65';
  const ON = '2026-11-20';
  const compulsoryOf = (birthDate: IsoDate, record: Parameters<typeof served>[2], egress: IsoDate | null = null) =>
    [
      ...answersOf(
        someone({
          gender: 'Homem',
          birthDate,
          on: ON,
          regimeType: 'RPPS',
          regime: UNIAO,
          records: [served('1990-01-10', egress, record)],
          calculation: { publicServiceIngressDate: '1990-01-10' },
        }),
      ).values(),
    ]
      .filter((answer) => answer.rule.kind === 'compulsory' && answer.standing !== 'notApplicable')
      .map(({ rule: { id }, when }) => `${id} ${when}`);
  const police = { isPoliceTime: true } as const;

  it('alcança quem fez 65 no último dia dela, 03/12/2015', () => {
    expect(compulsoryOf('1950-12-03', police)).toEqual([`${rule} 2015-12-03`]);
  });

  it('não alcança quem os fez um dia depois: é a dos 75, da LC 152/2015', () => {
    expect(compulsoryOf('1950-12-04', police)).toEqual(['ec103-compulsoria-75 2025-12-04']);
  });

  it('não alcança quem não está em cargo policial, nem quem saiu dele na véspera', () => {
    expect(compulsoryOf('1950-12-03', {})).toEqual(['ec103-compulsoria-75 2025-12-03']);
    expect(compulsoryOf('1950-12-03', police, '2015-12-02')).toEqual(['ec103-compulsoria-75 2025-12-03']);
    expect(compulsoryOf('1950-12-03', police, '2015-12-03')).toEqual([`${rule} 2015-12-03`]);
  });

  it('não alcança quem deixou a polícia por outra carreira, da qual se aposenta', () => {
    const former = { isPoliceTime: true, isCurrentCareer: false, isCurrentPosition: false } as const;
    expect(compulsoryOf('1950-12-03', former)).toEqual(['ec103-compulsoria-75 2025-12-03']);
  });

  it('tira o que só se completaria depois dela, e só é dita a quem tem o dia', () => {
    const thirtyYearsOn = (day: IsoDate) => answersOf(officer('Homem', '1950-12-03', daysBefore(30 * 365, day), ON));
    const onTheDay = thirtyYearsOn('2015-12-03').get('lc51-policial-voluntaria');
    expect(onTheDay).toMatchObject({ standing: 'applicable', when: '2015-12-03' });
    expect(thirtyYearsOn('2015-12-04').get('lc51-policial-voluntaria')?.rule.exclusion?.by).toBe(rule);
    expect(answersOf(officer('Homem', '1970-12-03', '1995-12-10', ON)).has(rule)).toBe(false);
  });
});

describe('EC 103/2019, art. 5º: as duas leituras da ADI 7727', () => {
  const answers = answersOf(officer('Mulher', '1974-06-01', '1996-06-01', '2026-11-20'));

  it('pela cautelar a mulher se aposenta aos 52 anos', () => {
    expect(answers.get('ec103-art5-policial-idade')).toMatchObject({ standing: 'applicable', when: '2026-06-01' });
  });

  it('pelo texto da emenda, aos 55', () => {
    const answer = answers.get('ec103-art5-policial-idade-sem-adi7727');
    expect(answer).toMatchObject({ standing: 'future', when: '2029-06-01' });
    expect(answer?.rule.variantOf).toBe('ec103-art5-policial-idade');
    expect(answer?.rule.gender).toBe('Mulher');
  });

  it('as duas dizem que a questão está em aberto', () => {
    for (const id of ['ec103-art5-policial-idade', 'ec103-art5-policial-idade-sem-adi7727']) {
      expect(answers.get(id)?.rule.notices.join(' ')).toContain('ADI 7727');
    }
  });

  it('no cartão do homem a questão, que só toca a mulher, não aparece', () => {
    const man = answersOf(officer('Homem', '1974-06-01', '1996-06-01', '2026-11-20'));
    expect(man.get('ec103-art5-policial-idade')?.rule.notices.join(' ')).not.toContain('ADI 7727');
  });

  it('a cautelar vale só para a frente: quem já tinha 52 anos em 2023 completa o direito em 18/10/2024', () => {
    const answer = answerOf(officer('Mulher', '1971-01-01', '1995-01-01', '2026-11-20'), 'ec103-art5-policial-idade');
    expect(answer.when).toBe('2024-10-18');
  });

  it('o homem tem uma leitura só', () => {
    const ids = [...answersOf(officer('Homem', '1974-06-01', '1996-06-01', '2026-11-20')).keys()];
    expect(ids.filter((id) => id.endsWith('-sem-adi7727'))).toEqual([]);
  });
});

describe('EC 103/2019, art. 5º, § 3º: pedágio de 100%', () => {
  const rule = 'ec103-art5-policial-pedagio';
  const REFORM = '2019-11-13';

  it('é medido sobre 30 ou 25 anos de contribuição, não sobre o tempo policial', () => {
    const held = daysBefore(24 * 365, REFORM);
    const man = someone({
      gender: 'Homem',
      birthDate: '1970-01-10',
      on: '2026-11-20',
      regimeType: 'RPPS',
      regime: UNIAO,
      records: [
        served(held, '2009-12-31', { isPoliceTime: false }),
        served('2010-01-01', null, { isPoliceTime: true }),
      ],
      calculation: { publicServiceIngressDate: held },
    });
    const answer = answerOf(man, rule);
    expect(answer.rule.increasedNecessaryContribution).toEqual({ years: 36, months: 0, days: 0 });
    expect(answer.rule.necessaryPoliceTime).toEqual({ years: 20, months: 0, days: 0 });
  });

  it.each([
    ['Homem', 27, 33, 53],
    ['Mulher', 22, 28, 50],
  ] as const)('%s com %i anos em 13/11/2019 precisa de %i, aos %i', (gender, held, needed, age) => {
    const answer = answerOf(officer(gender, '1980-01-10', daysBefore(held * 365, REFORM), '2026-11-20'), rule);
    expect(answer.rule.increasedNecessaryContribution).toEqual({ years: needed, months: 0, days: 0 });
    expect(answer.rule.necessaryAge).toEqual({ years: age, months: 0, days: 0 });
  });

  it('pelo texto da emenda a mulher precisa de 52 anos', () => {
    const woman = officer('Mulher', '1980-01-10', daysBefore(22 * 365, REFORM), '2026-11-20');
    expect(answerOf(woman, `${rule}-sem-adi7727`).rule.necessaryAge).toEqual({ years: 52, months: 0, days: 0 });
  });
});

describe('EC 103/2019, art. 5º: ingresso na respectiva carreira até 13/11/2019', () => {
  const inCareerSince = (start: IsoDate, ...before: ReturnType<typeof served>[]) =>
    someone({
      gender: 'Homem',
      birthDate: '1980-01-10',
      on: '2026-11-20',
      regimeType: 'RPPS',
      regime: UNIAO,
      records: [...before, served(start, null, { isPoliceTime: true })],
      calculation: { publicServiceIngressDate: '2005-03-01' },
    });
  const clerk = (until: IsoDate) =>
    served('2005-03-01', until, { isCurrentCareer: false, isCurrentPosition: false, isPoliceTime: false });

  it.each(['ec103-art5-policial-idade', 'ec103-art5-policial-pedagio'])(
    'quem passou do cargo comum à polícia em 2020 não tem %s',
    (rule) => {
      const answer = answerOf(inCareerSince('2020-06-01', clerk('2020-05-31')), rule);
      expect(answer).toMatchObject({ standing: 'notApplicable', because: ['entry'] });
      expect(answer.rule.whyNot[0]).toMatchObject({ necessary: '2019-11-13', held: '2020-06-01' });
    },
  );

  it('tem a regra permanente, aos 25 anos de polícia', () => {
    const person = inCareerSince('2020-06-01', clerk('2020-05-31'));
    expect(answerOf(person, 'ec103-art10-policial')).toMatchObject({ standing: 'future', when: '2045-05-25' });
  });

  it('quem chegou à carreira no último dia, já servidor, tem a transição', () => {
    const answer = answerOf(inCareerSince('2019-11-13', clerk('2019-11-12')), 'ec103-art5-policial-idade');
    expect(answer.standing).toBe('future');
  });

  it('o tempo de outra polícia conta, mas a carreira é a atual', () => {
    const military = served('2005-03-01', '2020-05-31', {
      isPoliceTime: true,
      isCurrentCareer: false,
      isCurrentPosition: false,
    });
    const answer = answerOf(inCareerSince('2020-06-01', military), 'ec103-art5-policial-idade');
    expect(answer.because).toEqual(['entry']);
    expect(answer.rule.held.police).toMatchObject({ years: 21 });
  });
});

describe('EC 103/2019, art. 5º, caput: a Polícia Civil do Distrito Federal', () => {
  const DF = regimeOf(53);
  const on = '2026-11-20';

  it('tem a idade de 55 anos sem reforma distrital; o § 2º guarda as normas anteriores só para os Estados', () => {
    const man = answersOf(officer('Homem', '1982-05-10', '2003-03-01', on, DF));
    expect(man.get('ec103-art5-policial-idade')?.when).toBe('2037-05-10');
    expect(man.get('lc51-policial-voluntaria')?.standing).toBe('notApplicable');
  });

  it('a mulher lê as duas idades: 52 pela cautelar, 55 pelo texto', () => {
    const woman = answersOf(officer('Mulher', '1985-05-10', '2006-03-01', on, DF));
    expect(woman.get('ec103-art5-policial-idade')?.when).toBe('2037-05-10');
    expect(woman.get('ec103-art5-policial-idade-sem-adi7727')?.when).toBe('2040-05-10');
  });

  it('completada a LC 51 em 13/11/2019 o direito está adquirido; um dia depois, não', () => {
    const complete = (last: IsoDate) =>
      answerOf(officer('Homem', '1970-01-10', daysBefore(30 * 365, last), on, DF), 'lc51-policial-voluntaria');
    expect(complete('2019-11-13')).toMatchObject({ standing: 'applicable', when: '2019-11-13' });
    expect(complete('2019-11-14').standing).toBe('notApplicable');
  });

  it('a regra chama-se pelo Distrito Federal e diz a quem não serve', () => {
    const { rule } = answerOf(officer('Homem', '1982-05-10', '2003-03-01', on, DF), 'ec103-art5-policial-idade');
    expect(rule.modality).toContain('Distrito Federal');
    expect(rule.observation).toContain('Policiais penais');
  });
});
