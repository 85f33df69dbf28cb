/** Who left his post is retired by no regime of servants: what is complete only afterwards is told as no right of his own. */
import { expect, it } from 'vitest';
import { evaluate, outlook } from '../domain/law/index.ts';
import { answerOf } from '../domain/words/answer.ts';
import { outlookSentences } from '../domain/words/outlook.ts';
import { lawInput } from './question.ts';
import { firstRightIn } from './rights.ts';
import { asked, man, ofKind, servantOf } from './testing/asked-steps.ts';
import { add, at, change, months, questionOf, typed } from './testing/supposed.ts';

const BAHIA = 29;
const left = typed(
  servantOf(BAHIA, '1990-02-01', {
    companyName: 'Assembleia',
    salaries: months(at(1994, 7), at(2016, 8), () => 5000),
  }),
  change('s1', { egressDate: '2016-08-31' }),
  add('w1', {
    companyName: 'Consultoria',
    regimeType: 'RGPS',
    ingressDate: '2017-01-02',
    salaries: months(at(2017, 1), at(2026, 10), () => 4000),
  }),
);
const born = man('1966-10-05');
const ONLY_IF = 'se ocupar outro cargo efetivo';

it('headline, outlook and list of clients name the day with what it hangs on', () => {
  const input = lawInput(questionOf(left, born), 'RPPS');
  const rules = evaluate(input);
  expect(rules.futureRules[0]).toMatchObject({ whenToRetire: '2030-10-05', hangsOnNewPost: true });
  expect(answerOf(rules, 'RPPS', 'Eduardo')).toContain(`Mais cedo, ${ONLY_IF}: 05/10/2030`);
  expect(outlookSentences(outlook(input))[0]).toContain(`05/10/2030, ${ONLY_IF}`);
  expect(firstRightIn(rules).confirmed).toBe(false);
});

it('the INSS is not told that a pension of the servants’ regime comes beside it, nor that a certificate loses one', () => {
  const { steps } = asked(left, born, 'RGPS');
  expect(steps.map(({ title }) => title)).not.toContain('Outra aposentadoria, no RPPS');
  const [certificate] = steps.filter(({ kind }) => kind === 'certify');
  expect(certificate?.text).not.toContain('se perde');
  expect(certificate?.elsewhere).toBeUndefined();
  expect(certificate?.effect?.balance).toBeGreaterThan(100_000);
});

it('the regime of servants tells of the pension of the INSS as the only one, and that it comes beside one that was complete', () => {
  const elsewhere = (who: typeof born) =>
    asked(typed(left, change('w1', { ingressDate: '2010-01-02' })), who, 'RPPS').steps.find(
      ({ id }) => id === 'elsewhere',
    );
  expect(elsewhere(born)?.title).toBe('Aposentadoria no RGPS');
  expect(elsewhere(born)?.text).toContain(
    'No RPPS não há direito sem outro cargo efetivo: o vínculo terminou em 31/08/2016. Tempo certificado deixa de contar para ela.',
  );
  expect(elsewhere(born)?.text).not.toContain('soma-se');
  const entitled = elsewhere(man('1950-10-05'));
  expect(entitled?.title).toBe('Outra aposentadoria, no RGPS');
  expect(entitled?.text).toContain('soma-se à do RPPS');
});

it('the step says where the time serves', () => {
  const [request] = ofKind(asked(left, born, 'RPPS'), 'request');
  expect(request?.text).toContain('sem ele, o tempo serve no INSS, por certidão (CF, art. 201, § 9º): compare no RGPS');
});

it('a right that was complete before he left is his', () => {
  const { applicableRules } = evaluate(lawInput(questionOf(left, man('1950-10-05')), 'RPPS'));
  expect(applicableRules.some(({ whenToRetire }) => (whenToRetire ?? '') <= '2016-08-31')).toBe(true);
  for (const { whenToRetire, hangsOnNewPost } of applicableRules)
    expect(hangsOnNewPost).toBe((whenToRetire ?? '') > '2016-08-31' ? true : undefined);
});
