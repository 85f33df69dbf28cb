import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesAnswer } from '../../api/rules.ts';
import { dayOf, isoOf } from '../../units/day.ts';
import { ruleHeadline } from '../../words/rules.ts';
import { answerOf, answersOf } from '../testing/answers.ts';
import { aPerson } from '../testing/arbitrary.ts';
import { SEM_REFORMA, served, someone, UNIAO, worked, years } from '../testing/people.ts';
import { benefitLogsOf, evaluate } from './evaluate.ts';

/** The same persons in every run of `make test`; `LAW_SEED` asks about others. */
fc.configureGlobal({ seed: Number(process.env.LAW_SEED ?? 20_261_120) });

const ON = '2026-11-20';

describe('what is missing', () => {
  it('is listed instead of a wrong answer', () => {
    const answer = evaluate(someone({ gender: null, birthDate: null, on: ON, regimeType: 'RPPS' }));
    expect(answer.missingData).toEqual([
      'customer.birthDate',
      'customer.gender',
      'calculation.regimeId',
      'calculation.publicServiceIngressDate',
    ]);
    expect([answer.applicableRules, answer.futureRules, answer.notApplicableRules]).toEqual([[], [], []]);
  });

  it('is birth date and gender alone in the RGPS', () => {
    const answer = evaluate(someone({ gender: 'Mulher', birthDate: '1970-01-01', on: ON }));
    expect(answer.missingData).toEqual([]);
    expect(answer.notApplicableRules.length).toBeGreaterThan(0);
  });
});

describe('the answer', () => {
  it('has the shape of the contract for anybody', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<'RPPS' | 'RGPS'>('RPPS', 'RGPS').chain((type) => aPerson(type)),
        (input) => {
          rulesAnswer.parse(evaluate(input));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('tells of a record that ends before it begins, and counts it for nothing', () => {
    const answer = evaluate(
      someone({ gender: 'Mulher', birthDate: '1970-01-01', on: ON, records: [worked('2020-01-01', '2019-01-01')] }),
    );
    expect(answer.warnings).toEqual(['Há registro com saída anterior ao ingresso; ele não foi contado.']);
    expect(answer.notApplicableRules[0]?.held.contribution).toEqual(years(0));
  });
});

describe('projection', () => {
  it('lets only the running record go on: a closed career gains age alone', () => {
    const closed = someone({
      gender: 'Homem',
      birthDate: '1965-01-01',
      on: ON,
      records: [worked('2000-01-01', '2010-12-31')],
    });
    const answer = answerOf(closed, 'rgps-ec103-art18-idade');
    expect(answer.rule.ageToRetire).toBe('2030-01-01');
    expect(answer.rule.contributionToRetire).toBeNull();
    expect(answer.rule.whyNot).toEqual([
      { requirement: 'contribution', necessary: years(15), held: years(11, 0, 3), missing: years(3, 11, 32) },
      { requirement: 'remunerations', necessary: 180, held: 132, missing: 48 },
    ]);
  });

  it('gives each requirement its own day and the whole its day', () => {
    const running = someone({
      gender: 'Homem',
      birthDate: '1965-01-01',
      on: ON,
      records: [worked('2014-02-01', null)],
    });
    const { rule, when } = answerOf(running, 'rgps-ec103-art18-idade');
    expect(rule.contributionToRetire).toBe('2029-01-30');
    expect(rule.remunerationsToRetire).toBe('2029-01-01');
    expect(rule.ageToRetire).toBe('2030-01-01');
    expect(when).toBe('2030-01-01');
  });

  it('without records lets teaching and exposure grow only where some is stated', () => {
    const stated = (teachingTime = years(0)) =>
      someone({
        gender: 'Mulher',
        birthDate: '1980-01-01',
        on: ON,
        calculation: { contributionTime: years(10), teachingTime },
      });
    expect(answerOf(stated(), 'rgps-ec103-art19-professor').standing).toBe('notApplicable');
    expect(answerOf(stated(years(5)), 'rgps-ec103-art19-professor').standing).toBe('future');
    expect(answerOf(stated(), 'rgps-ec103-art19-programada').rule.notices).toContain(
      'Sem registros de tempo: supõe contribuição sem interrupção até a data do cálculo.',
    );
    expect(evaluate(stated()).nothingRecorded).toBeUndefined();
  });

  it('says that nothing is recorded at all, so that nobody takes the supposed day for theirs', () => {
    const nobody = someone({ gender: 'Mulher', birthDate: '1990-03-10', on: ON });
    expect(evaluate(nobody).nothingRecorded).toBe(true);
    expect(answerOf(nobody, 'rgps-ec103-art19-programada').rule.notices).toEqual([
      'Sem registros de tempo: supõe contribuição sem interrupção a partir da data do cálculo.',
    ]);
  });
});

describe('a day beyond the age of 100', () => {
  const man = (birthDate: string, on = '2026-11-20') =>
    answerOf(
      someone({
        gender: 'Homem',
        birthDate,
        on,
        records: [worked('2010-01-01', '2010-01-31'), worked('2026-01-01', null)],
      }),
      'rgps-ec103-art18-idade',
    );

  it('is not told: the rule cannot be reached, and says so first', () => {
    const { standing, rule } = man('1940-01-10');
    expect(standing).toBe('notApplicable');
    expect(rule).toMatchObject({ whenToRetire: null, contributionToRetire: null, ageToRetire: '2005-01-10' });
    expect(rule.whyNot[0]).toMatchObject({ requirement: 'window', reason: expect.stringContaining('Não alcançável') });
    expect(rule.whyNot[1]).toMatchObject({ requirement: 'contribution', missing: { years: 14 } });
    expect(ruleHeadline(rule, 'notApplicable')).toBe(
      'Não alcançável: os requisitos só se completariam depois dos 100 anos de idade',
    );
    const said = rule.requirements.find(({ requirement }) => requirement === 'contribution')?.text;
    expect(said).toContain('Não alcançável antes dos 100 anos de idade.');
  });

  it('is told up to the birthday itself', () => {
    const { rule } = man('1950-01-10');
    const day = rule.whenToRetire ?? '';
    const years = Number(day.slice(0, 4)) - 100;
    expect(man(`${years}${day.slice(4)}`)).toMatchObject({ standing: 'future', when: day });
    expect(man(isoOf(dayOf(`${years}${day.slice(4)}`) - 1)).standing).toBe('notApplicable');
  });

  it('that has already come is judged as any other', () => {
    expect(man('1920-01-10', '2046-11-20').standing).toBe('applicable');
  });
});

describe('notices', () => {
  it('warn within five days of a threshold', () => {
    const held = (days: number) =>
      someone({
        gender: 'Mulher',
        birthDate: '1960-01-01',
        on: ON,
        calculation: { contributionTime: years(14, 11, days) },
      });
    const warning = 'Resultado a até cinco dias de um limite: outro método de contagem pode mudar a conclusão.';
    expect(answerOf(held(30), 'rgps-ec103-art19-programada').rule.notices).toContain(warning);
    expect(answerOf(held(29), 'rgps-ec103-art19-programada').rule.notices).not.toContain(warning);
  });

  it('mark every rule of a place whose law nobody checked', () => {
    const unchecked = { ...SEM_REFORMA, confirmed: false };
    const answers = answersOf(
      someone({
        gender: 'Mulher',
        birthDate: '1960-01-01',
        on: ON,
        regimeType: 'RPPS',
        regime: unchecked,
        calculation: { publicServiceIngressDate: '1990-01-01' },
        records: [served('1990-01-01', null)],
      }),
    );
    for (const { rule } of answers.values()) {
      expect(rule.place).toBe('sem-reforma');
      expect(rule.confirmed).toBe(false);
      expect(rule.notices).toContain('Valor não confirmado na legislação local');
    }
  });

  it('show a contested rule in each of its variants', () => {
    const exposed = someone({
      gender: 'Homem',
      birthDate: '1980-01-01',
      on: ON,
      records: [worked('2000-01-01', null, { isSpecialTime: true })],
    });
    const withAge = answerOf(exposed, 'rgps-ec103-art19-especial-25');
    const withoutAge = answerOf(exposed, 'rgps-adi6309-especial-25');
    expect(withoutAge.standing).toBe('applicable');
    expect(withAge.when).toBe('2040-01-01');
    expect(withoutAge.rule.variantOf).toBe(withAge.rule.id);
    expect(withAge.rule.notices.join(' ')).toContain('ADI 6309');
  });
});

describe('public servants', () => {
  const servant = (more: Partial<Parameters<typeof someone>[0]> = {}) =>
    someone({
      gender: 'Mulher',
      birthDate: '1960-06-15',
      on: ON,
      regimeType: 'RPPS',
      regime: UNIAO,
      calculation: { publicServiceIngressDate: '2001-02-01' },
      records: [served('2001-02-01', null)],
      ...more,
    });

  it('are not shown rules that were over before they came', () => {
    const years = evaluate(servant()).notApplicableRules.map((rule) => rule.ruleYear);
    expect(Math.min(...years)).toBeGreaterThanOrEqual(2001);
  });

  it('find the future rules in the not-applicable list too when RPPSV2 is asked for', () => {
    const plain = evaluate(servant());
    const v2 = evaluate(servant({ regimeType: 'RPPSV2' }));
    expect(v2.futureRules).toEqual(plain.futureRules);
    expect(v2.notApplicableRules).toEqual([...plain.notApplicableRules, ...plain.futureRules]);
  });

  it('lose to the compulsory day what would only be complete after it', () => {
    const late = servant({ birthDate: '1952-06-15', records: [served('2015-02-01', null)] });
    const answer = answerOf(late, 'ec103-art10-voluntaria');
    expect(answer.standing).toBe('notApplicable');
    expect(answer.rule.exclusion).toEqual({ by: 'ec103-compulsoria-75', source: 'future' });
    expect(answer.rule.whyNot).toEqual([
      { requirement: 'compulsory', necessary: '2027-06-15', held: '2040-01-25', missing: null },
    ]);
    expect(answer.rule.whenToRetire).toBeNull();
  });

  it("see the old rules stay open without end in 'Sem Reforma', shown with tomorrow as its date", () => {
    const answer = evaluate(servant({ regime: SEM_REFORMA }));
    expect(answer.regimeDate).toBe('2026-11-21');
    const open = [...answer.applicableRules, ...answer.futureRules].find((rule) => rule.id === 'ec41-art6-integral');
    expect(open?.whenToRetire).toBe('2031-01-24');
  });
});

describe('explanations', () => {
  it('read the points of a right already complete on its day, not with the step of today', () => {
    const man = someone({
      gender: 'Homem',
      birthDate: '1958-11-20',
      on: ON,
      records: [worked('1984-01-01', '2019-12-31')],
    });
    const { rule } = answerOf(man, 'rgps-ec103-art15-pontos');
    const explained = rule.requirements.find(({ requirement }) => requirement === 'points');
    expect(rule.whenToRetire).toBe('2019-11-13');
    expect(rule.necessaryPoints).toBe(96);
    expect(explained).toMatchObject({ necessary: 96, held: 96.887, missing: 0, met: true });
    expect(explained?.text).toBe('Necessário: 96 pontos. Em 13/11/2019: 96,88 pontos. Completo em 13/11/2019.');
    expect(rule.held.points).toBe(104.0247);
  });

  it('say on a closed window what was held on its last day', () => {
    const late = someone({ gender: 'Homem', birthDate: '1960-01-01', on: ON, records: [worked('1985-01-01', null)] });
    const explained = answerOf(late, 'rgps-pre-tempo-contribuicao').rule.requirements[0];
    expect(explained).toMatchObject({ requirement: 'contribution', met: false, held: years(34, 10, 25) });
    expect(explained?.text).toBe(
      'Necessário: 35 anos. Até 13/11/2019: 34 anos, 10 meses e 25 dias. Completo em 23/12/2019.',
    );
  });

  it('say where a step that moves will stand', () => {
    const moving = someone({
      gender: 'Homem',
      birthDate: '1968-06-15',
      on: '2026-06-15',
      calculation: { contributionTime: years(36) },
    });
    const text = answerOf(moving, 'rgps-ec103-art15-pontos').rule.requirements.find(
      (explained) => explained.requirement === 'points',
    )?.text;
    expect(text).toContain('Necessário: 103 pontos. Cumprido: 94 pontos.');
    expect(text).toContain('105 pontos.');
  });
});

describe('benefitLogsOf', () => {
  it('gives the lists of salaries that the rules leave out', () => {
    const salaries = Array.from({ length: 120 }, (_, index) => ({
      month: String((index % 12) + 1).padStart(2, '0'),
      year: 2010 + Math.floor(index / 12),
      value: 3000,
    }));
    const input = someone({
      gender: 'Mulher',
      birthDate: '1960-01-01',
      on: ON,
      records: [worked('2000-01-01', '2019-12-31', { salaries })],
    });
    const [log] = benefitLogsOf(input, 'rgps-ec103-art18-idade');
    expect(log?.salaries.all).toHaveLength(120);
    expect(log?.value).toBe(answerOf(input, 'rgps-ec103-art18-idade').rule.estimatedBenefit);
    expect(benefitLogsOf(input, 'unknown')).toEqual([]);
  });
});
