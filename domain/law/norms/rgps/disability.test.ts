/** LC 142/2013: quem é o segurado com deficiência, e o que é o seu tempo de contribuição. */
import { describe, expect, it } from 'vitest';
import { daysOfSpan } from '../../../units/span.ts';
import { completionText } from '../../../words/rules.ts';
import { whyNotLine } from '../../../words/why-not-words.ts';
import { benefitLogsOf } from '../../engine/evaluate.ts';
import { answerOf } from '../../testing/answers.ts';
import { monthly } from '../../testing/monthly.ts';
import { someone, worked } from '../../testing/people.ts';
import { rulesOf } from '../index.ts';

const ON = '2026-11-20';
const GRAVE = 'rgps-lc142-tempo-grave';
const BY_AGE = 'rgps-lc142-idade';
const grave = { isDisabled: true, disabledLevel: 'high' } as const;

describe('Decreto 3.048/1999, art. 70-A: a deficiência existe no requerimento ou quando os requisitos se completam', () => {
  const man = (...records: ReturnType<typeof worked>[]) =>
    someone({ gender: 'Homem', birthDate: '1968-01-10', on: ON, records });

  it('quem deixou de tê-la em 1992 não se aposenta por ela em 2021', () => {
    const answer = answerOf(man(worked('1988-01-01', '1992-12-31', grave), worked('1993-01-01', null)), GRAVE);
    expect(answer).toMatchObject({ standing: 'notApplicable', because: ['disability'] });
    expect(answer.rule.requirements.map(({ text }) => text).join(' ')).toContain(
      'Desde 01/01/1993 não há deficiência informada',
    );
  });

  it('quem volta a tê-la completa o direito no dia em que volta', () => {
    const records = [
      worked('1988-01-01', '1992-12-31', grave),
      worked('1993-01-01', '2022-12-31'),
      worked('2023-01-01', null, grave),
    ];
    expect(answerOf(man(...records), GRAVE)).toMatchObject({ standing: 'applicable', when: '2023-01-01' });
  });

  it('quem parou de trabalhar com ela completa a idade depois, e o cartão diz o que supôs', () => {
    const woman = someone({
      gender: 'Mulher',
      birthDate: '1965-03-10',
      on: ON,
      records: [worked('2000-01-01', '2017-12-31', grave)],
    });
    const answer = answerOf(woman, BY_AGE);
    expect(answer.when).toBe('2020-03-10');
    expect(answer.rule.notices.join(' ')).toContain('suposta também depois do último registro');
  });

  it('com a deficiência no registro nada se supõe', () => {
    const answer = answerOf(man(worked('2000-01-01', null, grave)), GRAVE);
    expect(answer.when).toBe('2024-12-26');
    expect(answer.rule.notices.join(' ')).not.toContain('suposta');
  });
});

describe('Decreto 3.048/1999, art. 70-E, § 1º: o grau preponderante é o de mais tempo antes da conversão', () => {
  it('quem tem o tempo da moderada convertido, mas mais anos na leve, lê por que não se completa', () => {
    const light = { isDisabled: true, disabledLevel: 'low' } as const;
    const medium = { isDisabled: true, disabledLevel: 'medium' } as const;
    const woman = someone({
      gender: 'Mulher',
      birthDate: '1968-01-10',
      on: ON,
      records: [worked('1990-01-01', '1992-12-31', medium), worked('1993-01-01', null, light)],
    });
    const { standing, rule } = answerOf(woman, 'rgps-lc142-tempo-moderada');
    expect(standing).toBe('notApplicable');
    const [time] = rule.requirements;
    expect(time === undefined ? null : completionText(time, rule)).toBe('Não cumprido: predomina outro grau');
    expect(whyNotLine(rule)).toContain(
      'O grau preponderante da deficiência, o de mais tempo antes da conversão, é outro',
    );
  });
});

describe('Lei 8.213/1991, art. 55, § 4º: a contribuição de 5% ou 11% não conta para o tempo', () => {
  const reduced = { isDisabled: true, disabledLevel: 'low', contributionPlan: 'simplified' } as const;
  const man = (...records: ReturnType<typeof worked>[]) =>
    someone({ gender: 'Homem', birthDate: '1968-01-10', on: ON, records });

  it('quem só pagou alíquota reduzida não tem a aposentadoria por tempo, e lê por quê', () => {
    const answer = answerOf(man(worked('1993-01-01', null, reduced)), 'rgps-lc142-tempo-leve');
    expect(answer).toMatchObject({ standing: 'notApplicable', because: ['disability'] });
    expect(answer.rule.requirements[0]?.text).toContain('Contribuições de 5% ou 11% não contam');
  });

  it('tem a aposentadoria por idade aos 60', () => {
    expect(answerOf(man(worked('1993-01-01', null, reduced)), BY_AGE).when).toBe('2028-01-10');
  });

  it('o grau preponderante é o do tempo que conta', () => {
    const records = [worked('1995-01-01', '2019-12-31', grave), worked('1970-01-01', '1994-12-31', reduced)];
    expect(answerOf(man(...records), GRAVE)).toMatchObject({ standing: 'applicable', when: '2019-12-25' });
  });
});

describe('LC 142/2013, art. 3º, I a III: sem o grau da deficiência não se sabe o tempo', () => {
  const man = someone({
    gender: 'Homem',
    birthDate: '1968-01-10',
    on: ON,
    records: [worked('1990-01-01', null, { isDisabled: true })],
  });

  it.each(['grave', 'moderada', 'leve'])(
    'a aposentadoria por tempo com deficiência %s diz que falta o grau',
    (degree) => {
      const answer = answerOf(man, `rgps-lc142-tempo-${degree}`);
      expect(answer).toMatchObject({ standing: 'notApplicable', because: ['data'] });
      expect(answer.rule.whyNot[0]?.reason).toBe('Grau da deficiência não informado.');
    },
  );

  it('a aposentadoria por idade não pede o grau', () => {
    expect(answerOf(man, BY_AGE).when).toBe('2028-01-10');
  });
});

describe('EC 103/2019, art. 3º: o direito completo até a reforma segue a lei do dia', () => {
  const light = { isDisabled: true, disabledLevel: 'low' } as const;
  const LIGHT = 'rgps-pre-lc142-tempo-leve';
  const woman = (start: string, on: string) =>
    someone({ gender: 'Mulher', birthDate: '1970-03-10', on, records: [worked(start, null, light)] });

  it('quem completa os 28 anos em 13/11/2019 tem o direito adquirido; quem os completa um dia depois não', () => {
    expect(answerOf(woman('1991-11-21', ON), LIGHT)).toMatchObject({ standing: 'applicable', when: '2019-11-13' });
    expect(answerOf(woman('1991-11-22', ON), LIGHT)).toMatchObject({ standing: 'notApplicable' });
    expect(answerOf(woman('1991-11-22', ON), 'rgps-lc142-tempo-leve').when).toBe('2019-11-14');
  });

  it('em 13/11/2019 só existe a média das 80% maiores, sem leitura em discussão', () => {
    const salaries = monthly('1994-07', '2019-10', 2000);
    const records = [worked('1990-11-16', null, { ...light, salaries })];
    const insured = someone({ gender: 'Mulher', birthDate: '1970-03-10', on: '2019-11-13', records });
    const { rule } = answerOf(insured, 'rgps-lc142-tempo-leve');
    expect(rule.benefitLogs.map(({ name }) => name)).toEqual([
      '100% da média (pessoa com deficiência): média das 80% maiores',
    ]);
  });

  it('cada linha tem o seu nome', () => {
    const { requirements } = answerOf(woman('1990-11-16', ON), LIGHT).rule;
    expect(requirements.map(({ label }) => label)).toEqual([
      'Tempo de contribuição, deficiência leve',
      'Condição de pessoa com deficiência',
      'Carência',
    ]);
  });
});

it('nenhuma regra do RGPS tem o nome de outra: lado a lado não se saberia qual é qual', () => {
  const names = rulesOf('RGPS', null).map(({ modality }) => modality);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

describe('LC 142/2013, art. 7º: o tempo de outro grau é convertido ao preponderante', () => {
  const man = someone({
    gender: 'Homem',
    birthDate: '1965-01-10',
    on: ON,
    records: [
      worked('1990-01-01', '1999-12-29'),
      worked('1999-12-30', '2009-12-26', { isDisabled: true, disabledLevel: 'low' }),
      worked('2009-12-27', null, grave),
    ],
  });
  const [asked] = answerOf(man, GRAVE).rule.requirements;

  it('o cartão mostra o tempo de cada grau, o multiplicador e o que ele dá', () => {
    const { measuredOn } = answerOf(man, GRAVE).rule;
    expect(measuredOn).toBe('2020-04-13');
    expect(asked?.parts).toEqual([
      expect.objectContaining({ degree: 'high', factor: 1 }),
      {
        degree: 'low',
        exposure: null,
        held: { years: 10, months: 0, days: 0 },
        factor: 0.76,
        converted: expect.anything(),
      },
      {
        degree: null,
        exposure: null,
        held: { years: 10, months: 0, days: 0 },
        factor: 0.71,
        converted: expect.anything(),
      },
    ]);
  });

  it('as partes convertidas somam o tempo cumprido', () => {
    const days = (span: unknown) => daysOfSpan(span as Parameters<typeof daysOfSpan>[0]);
    const sum = asked?.parts?.reduce((all, { converted }) => all + days(converted), 0) ?? 0;
    expect(Math.abs(sum - days(asked?.held))).toBeLessThanOrEqual(3);
  });

  it('quem só tem um grau não lê conversão', () => {
    const plain = someone({
      gender: 'Homem',
      birthDate: '1965-01-10',
      on: ON,
      records: [worked('1990-01-01', null, grave)],
    });
    expect(answerOf(plain, GRAVE).rule.requirements[0]?.parts).toBeUndefined();
  });
});

describe('Decreto 3.048/1999, art. 70-F, § 1º: a exposição do segurado, "inclusive da pessoa com deficiência", pela tabela que der mais', () => {
  const man = (exposure: object, since = '1990-01-01') =>
    someone({
      gender: 'Homem',
      birthDate: '1968-05-10',
      on: ON,
      records: [
        worked(since, '1999-12-29', exposure),
        worked('1999-12-30', null, { isDisabled: true, disabledLevel: 'medium' }),
      ],
    });
  const MODERATE = 'rgps-lc142-tempo-moderada';
  const exposed = { isSpecialTime: true, specialTimeBase: 25 } as const;

  it('dez anos de exposição de antes da deficiência valem 1,16 para os 29 anos, e não 0,83', () => {
    const [asked] = answerOf(man(exposed), MODERATE).rule.requirements;
    expect(asked?.parts).toContainEqual({
      degree: null,
      exposure: 25,
      held: { years: 10, months: 0, days: 0 },
      factor: 1.16,
      converted: { years: 11, months: 7, days: 9 },
    });
    // 3.650 × 0,83 = 3.029,5 dias, ou × 1,16 = 4.234: 7.556 ou 6.351 dias desde 30/12/1999, e fevereiro de 2020 tem 28.
    expect(answerOf(man({}), MODERATE).when).toBe('2020-09-06');
    expect(answerOf(man(exposed), MODERATE).when).toBe('2017-05-19');
  });

  it('o dia que só a exposição antecipa depende do PPP, e o que não muda sem ela não depende', () => {
    const ofModerate = (input: ReturnType<typeof man>) => answerOf(input, MODERATE).rule;
    const young = (exposure: object) => ({ ...man(exposure), calculationDate: '2019-11-20' });
    expect(ofModerate(young(exposed)).hangsOnConversion).toBe(true);
    expect(ofModerate(young({})).hangsOnConversion).toBeUndefined();
    expect(ofModerate(man(exposed)).hangsOnConversion).toBeUndefined();
  });

  it('a exposição de depois de 13/11/2019 não se converte', () => {
    const later = (exposure: object) =>
      someone({
        gender: 'Homem',
        birthDate: '1968-05-10',
        on: ON,
        records: [
          worked('1990-01-01', '2013-12-28', { isDisabled: true, disabledLevel: 'medium' }),
          worked('2020-01-01', '2021-12-31', exposure),
          worked('2022-01-01', null, { isDisabled: true, disabledLevel: 'medium' }),
        ],
      });
    expect(answerOf(later(exposed), MODERATE).when).toBe(answerOf(later({}), MODERATE).when);
  });
});

describe('Decreto 3.048/1999, art. 188-Q: a exposição como pessoa com deficiência entra convertida no percentual da idade, e não na carência', () => {
  const man = (more: object) =>
    someone({
      gender: 'Homem',
      birthDate: '1960-01-10',
      on: ON,
      records: [
        worked('2004-01-01', '2013-12-28', { isDisabled: true, disabledLevel: 'low', ...more }),
        worked('2013-12-29', null, {
          isDisabled: true,
          disabledLevel: 'low',
          salaries: monthly('2014-01', '2026-10', 3000),
        }),
      ],
    });
  const exposed = { isSpecialTime: true, specialTimeBase: 25 } as const;
  const logOf = (input: ReturnType<typeof man>) => answerOf(input, BY_AGE).rule.benefitLogs[0];

  it('dez anos a 1,4 são quatro grupos de 12 a mais', () => {
    const [without, withExposure] = [logOf(man({})), logOf(man(exposed))];
    const percentOf = (log: typeof without) => log?.percentages.at(-1) ?? 0;
    expect(percentOf(withExposure) - percentOf(without)).toBe(4);
    expect(withExposure?.steps.map(({ article }) => article)).toContain('Decreto 3.048/1999, art. 188-Q');
    expect(without?.steps.map(({ article }) => article)).not.toContain('Decreto 3.048/1999, art. 188-Q');
  });

  it('a carência e o dia são os mesmos, e a exposição sem deficiência não se converte', () => {
    expect(answerOf(man(exposed), BY_AGE).rule.held.remunerations).toBe(
      answerOf(man({}), BY_AGE).rule.held.remunerations,
    );
    expect(answerOf(man(exposed), BY_AGE).when).toBe(answerOf(man({}), BY_AGE).when);
    const before = logOf(man({ ...exposed, isDisabled: false, disabledLevel: null }));
    expect(before?.steps.map(({ article }) => article) ?? []).not.toContain('Decreto 3.048/1999, art. 188-Q');
  });
});

it('a média do INSS é a de todas as bases (Decreto 3.048/1999, arts. 32 e 70-J); a das 80% maiores é leitura para o juízo', () => {
  const salaries = monthly('1996-01', '2026-10', 3000);
  const woman = someone({
    gender: 'Mulher',
    birthDate: '1968-01-10',
    on: ON,
    records: [worked('1996-01-01', null, { ...grave, salaries })],
  });
  expect(benefitLogsOf(woman, GRAVE).map(({ name }) => name)).toEqual([
    expect.stringMatching(/média de todas as bases \(Decreto 3\.048\/1999, arts\. 32 e 70-J\)$/),
    expect.stringMatching(/média das 80% maiores \(leitura da LC 142\/2013, só em juízo\)$/),
  ]);
});
