/** Steps as read by whoever follows them: nothing is paid for without an effect, nothing promised that hangs on a doubt. */
import { describe, expect, it } from 'vitest';
import { evaluate, outlook } from '../domain/law/index.ts';
import { answerOf } from '../domain/words/answer.ts';
import { stepGroups } from '../domain/words/step-groups.ts';
import { lawInput } from './question.ts';
import { firstRightIn } from './rights.ts';
import { asked, man, ofKind, ofUniao, only, servantOf, UNIAO, woman } from './testing/asked-steps.ts';
import { add, at, empty, MINIMUM, months, questionOf, typed } from './testing/supposed.ts';

const atMinimum = (from: number, to: number) => months(from, to, () => MINIMUM);

describe('whoever paid a reduced plan, stopped and has no right', () => {
  const stopped = typed(
    empty,
    add('w1', {
      companyName: 'Loja',
      regimeType: 'RGPS',
      ingressDate: '1990-01-02',
      egressDate: '1996-06-28',
      salaries: months(at(1994, 7), at(1996, 6), () => 500),
    }),
    add('w2', {
      companyName: 'Facultativa',
      regimeType: 'RGPS',
      ingressDate: '2019-01-01',
      egressDate: '2024-05-31',
      contributionPlan: 'simplified',
      salaries: atMinimum(at(2019, 1), at(2024, 5)),
    }),
  );
  const answer = asked(stopped, woman('1968-02-02'));

  it('is not sent to pay a complement that completes nothing', () => {
    expect(ofKind(answer, 'complement')).toEqual([]);
  });

  it('is told by which plan, at what a month, the first right comes and when', () => {
    const step = only(answer, 'contribute');
    expect(step.title).toBe('Voltar a contribuir');
    expect(step.text).toMatch(
      /Pelo plano de 11% do salário mínimo, R\$ 178,31 por mês.* o primeiro direito vem em \d{2}\/\d{2}\/2030/,
    );
    expect(step.text).toContain('não serve às regras por tempo de contribuição');
  });

  it('is not sent to contribute where nothing would be complete in life either', () => {
    const short = typed(
      empty,
      add('w1', {
        companyName: 'Loja',
        regimeType: 'RGPS',
        ingressDate: '2024-01-01',
        egressDate: '2024-05-31',
        salaries: atMinimum(at(2024, 1), at(2024, 5)),
      }),
    );
    const late = asked(short, woman('1940-02-02'));
    expect(stepGroups(late.steps).effective.map(({ kind }) => kind)).not.toContain('contribute');
  });
});

describe('whoever lives by the land and lacks the age alone', () => {
  const rural = typed(
    empty,
    add('w1', {
      companyName: 'Construtora',
      regimeType: 'RGPS',
      ingressDate: '2000-03-01',
      egressDate: '2006-08-31',
      salaries: months(at(2000, 3), at(2006, 8), () => 500),
    }),
    add('w2', {
      companyName: 'Sítio',
      regimeType: 'RGPS',
      ingressDate: '2007-01-01',
      isRural: true,
      isQualifyingPeriod: false,
    }),
    add('w3', {
      companyName: 'Sítio',
      regimeType: 'RGPS',
      ingressDate: '1983-01-01',
      egressDate: '1999-12-31',
      isRural: true,
      isQualifyingPeriod: false,
    }),
  );

  it('is told that the work has to go on, never that stopping raises the value', () => {
    const step = only(asked(rural, man('1967-02-11')), 'noNeed');
    expect(step.effect?.soonerByDays).toBeLessThan(0);
    expect(step.text).toContain(
      'Mas o trabalho tem de seguir até lá: parando agora, o primeiro direito passa a vir em 11/02/2032.',
    );
    expect(step.text).not.toContain('aumenta o valor');
  });
});

it('an outlook does not say of whoever lives by the land that nothing runs, beside a value that grows with its time', () => {
  const rural = typed(
    empty,
    add('w1', {
      companyName: 'Sítio',
      regimeType: 'RGPS',
      ingressDate: '1984-08-15',
      isRural: true,
      isQualifyingPeriod: false,
    }),
    add('w2', {
      companyName: 'Construtora',
      regimeType: 'RGPS',
      ingressDate: '2000-03-01',
      egressDate: '2006-08-31',
      salaries: months(at(2000, 3), at(2006, 8), () => 500),
    }),
  );
  const notes = outlook(lawInput(questionOf(rural, man('1967-02-11')), 'RGPS')).notes.join(' ');
  expect(notes).toContain('Supõe-se que o trabalho rural em curso continue, sem recolhimentos');
  expect(notes).not.toMatch(/(Não há|Sem) vínculo em curso/);
});

describe('a servant without a right in the RGPS', () => {
  it('is not sent to contribute as if he could insure himself as he likes', () => {
    const servant = typed(
      ofUniao,
      add('w2', {
        companyName: 'Loja',
        regimeType: 'RGPS',
        ingressDate: '1992-05-01',
        egressDate: '1996-02-27',
        salaries: atMinimum(at(1994, 7), at(1996, 2)),
      }),
    );
    const step = only(asked(servant, man('1972-05-14')), 'contribute');
    expect(step.text).toContain('quem tem regime próprio não pode contribuir como facultativo (CF, art. 201, § 5º)');
    expect(step.text).toContain('O tempo do INSS que for certificado ao regime próprio deixa de contar para isto');
  });
});

describe('a right that rests on rural time since 11/1991 of which nothing tells that it was paid', () => {
  const rural = typed(
    empty,
    add('w1', { companyName: 'Sítio', regimeType: 'RGPS', ingressDate: '1984-08-15', isRural: true, salaries: [] }),
  );

  const withShop = typed(
    rural,
    add('w2', {
      companyName: 'Loja',
      regimeType: 'RGPS',
      ingressDate: '2008-01-01',
      salaries: months(at(2008, 1), at(2026, 10), () => 3000),
    }),
  );

  it('gives way to the right of one minimum wage that does not hang on it, where nothing more is known', () => {
    const said = answerOf(evaluate(lawInput(questionOf(rural, woman('1970-08-15')), 'RGPS')), 'RGPS', 'Maria');
    expect(said).toMatch(
      /^Maria já pode se aposentar por 1 regra\. Valor: R\$\s1\.621,00 \(.*art. 56\), desde 15\/08\/2025\./,
    );
    expect(said).toContain('Por mais 4 regras, só se o tempo rural desde 11/1991 tiver sido pago.');
    const step = only(asked(rural, woman('1970-08-15')), 'request');
    expect(step.title).toBe('Requerer a aposentadoria por “Aposentadoria por idade do trabalhador rural”');
    expect(step.text).not.toContain('maior valor');
    expect(step.text).toContain('sem remunerações não se sabe se pagam mais');
  });

  it('is checked before it is asked for, and the right that does not hang on it is named', () => {
    const step = only(asked(withShop, woman('1970-08-15')), 'request');
    expect(step.title).toMatch(/^Conferir e requerer: “/);
    expect(step.text).toContain('Lei 8.213/1991, art. 55, § 2º');
    expect(step.text).toContain('“Aposentadoria por idade do trabalhador rural”, desde 15/08/2025');
  });

  it('is not promised by the headline either, which names the condition and the right that does not hang on it', () => {
    const said = answerOf(evaluate(lawInput(questionOf(withShop, woman('1970-08-15')), 'RGPS')), 'RGPS', 'Maria');
    expect(said).toMatch(
      /já pode se aposentar por \d+ regras?, se o tempo rural desde 11\/1991 tiver sido pago\. Maior valor: /,
    );
    expect(said).toContain('Confira a categoria antes de pedir');
    expect(said).toContain('Não depende disso “Aposentadoria por idade do trabalhador rural”, desde 15/08/2025.');
  });

  it('is marked in the list as one to check first', () => {
    const answer = evaluate(lawInput(questionOf(withShop, woman('1970-08-15')), 'RGPS'));
    expect(firstRightIn(answer)).toMatchObject({ confirmed: false });
  });

  it('is not called the one that pays most where no value is known', () => {
    const { text } = only(asked(rural, woman('1985-08-15')), 'request');
    expect(text).not.toContain('maior valor');
    expect(text).toContain('Sem remunerações não se sabe qual paga mais');
  });
});

describe('a servant whose last day of work is near', () => {
  const near = typed(
    servantOf(UNIAO, '2010-08-02', {
      companyName: 'Universidade',
      salaries: months(at(2010, 8), at(2026, 10), () => 8700),
    }),
    add('w9', {
      companyName: 'Tecidos',
      regimeType: 'RGPS',
      ingressDate: '1985-01-02',
      egressDate: '1998-12-30',
      salaries: months(at(1994, 7), at(1998, 12), () => 800),
    }),
  );

  it('is told that the certificate has to be there before it', () => {
    const step = only(asked(near, man('1952-02-10'), 'RPPS'), 'certify');
    expect(step.deadline).toBe('2027-02-10');
    expect(step.text).toContain('o cargo termina em 10/02/2027');
  });

  it('has no such day where it is far', () => {
    const step = only(asked(near, man('1960-02-10'), 'RPPS'), 'certify');
    expect(step.deadline).toBeNull();
  });
});

it('pays of which none is known are said to be wanted for any value at all', () => {
  const unpaid = servantOf(UNIAO, '1998-05-04', { companyName: 'Ministério', salaries: [] });
  const { text } = only(asked(unpaid, woman('1965-12-01'), 'RPPS'), 'missingPay');
  expect(text).toContain('nenhum valor pode ser calculado');
  expect(text).not.toContain('média conhecida');
});

describe('a servant whom age retires before any right can be asked for', () => {
  const since2019 = servantOf(UNIAO, '2019-08-02', {
    companyName: 'Universidade',
    salaries: months(at(2019, 8), at(2026, 10), () => 8700),
  });

  it.each([
    ['1953-02-10', 'Aposentadoria compulsória em 10/02/2028'],
    ['1950-02-10', 'Aposentadoria compulsória desde 10/02/2025'],
  ])('is told the day on which it happens, and that nothing has to be requested: born on %s', (birthDate, title) => {
    const step = only(asked(since2019, man(birthDate), 'RPPS'), 'request');
    expect(step.title).toBe(title);
    expect(step.text).toContain('não se pede');
    expect(step.text).not.toMatch(/Falta completar|já se podem pedir/);
    expect(step.documents).toEqual([]);
  });
});
