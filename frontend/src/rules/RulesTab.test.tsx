import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { RulesAnswer } from '../../../domain/api/rules.ts';
import { sampleCalculation, sampleRule, span } from '../../../domain/api/sample.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { RulesTab } from './RulesTab.tsx';

const answer: RulesAnswer = {
  applicableRules: [sampleRule],
  futureRules: [],
  notApplicableRules: [],
  regimeDate: '2019-11-13',
  missingData: [],
  warnings: [],
};

it('shows the rules counted the other way, and says that the calculation is not', async () => {
  const calls = serve({ 'GET calculations/k1/rules': { body: answer } });
  show(
    <InCalculation>
      <RulesTab regimeType="RPPS" view="applicable" onViewChange={() => undefined} report={null} />
    </InCalculation>,
    { at: '/', path: '/' },
  );
  expect(await screen.findByRole('article')).toBeVisible();
  const counting = within(screen.getByRole('group', { name: 'Contagem do tempo' }));
  expect(counting.getByRole('button', { name: 'Em dias' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(counting.getByRole('button', { name: 'Pelo calendário' }));
  expect(await screen.findByText(/contadas pelo calendário só aqui/)).toBeVisible();
  expect(calls).toEqual([
    expect.not.stringContaining('countingMethod'),
    expect.stringContaining('countingMethod=calendar'),
  ]);
});

const tab = (view: 'applicable' | 'notApplicable', changes: Partial<RulesAnswer>) => {
  serve({ 'GET calculations/k1/rules': { body: { ...answer, ...changes } } });
  show(
    <InCalculation>
      <RulesTab regimeType="RPPS" view={view} onViewChange={() => undefined} report={null} />
    </InCalculation>,
    { at: '/', path: '/' },
  );
};
it('says what to do under the answer, before the cards', async () => {
  serve({ 'GET calculations/k1/rules': { body: answer } });
  show(
    <InCalculation>
      <RulesTab
        regimeType="RPPS"
        view="applicable"
        onViewChange={() => undefined}
        report={null}
        nextSteps={<p>Os passos</p>}
      />
    </InCalculation>,
    { at: '/', path: '/' },
  );
  const card = await screen.findByRole('article');
  const steps = screen.getByText('Os passos');
  const isAfter = (one: Element, other: Element) =>
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(isAfter(steps, screen.getByRole('region', { name: 'Resposta' }))).toBe(true);
  expect(isAfter(card, steps)).toBe(true);
});

it('says under the answer what “já” and “hoje” are in a calculation dated ahead', async () => {
  serve({ 'GET calculations/k1/rules': { body: answer } });
  const ahead = { ...sampleCalculation, calculationDate: '2130-06-01', calculationDateUsed: '2130-06-01' };
  show(
    <InCalculation calculation={ahead}>
      <RulesTab regimeType="RPPS" view="applicable" onViewChange={() => undefined} report={null} />
    </InCalculation>,
    { at: '/', path: '/' },
  );
  const answered = within(await screen.findByRole('region', { name: 'Resposta' }));
  expect(answered.getByText(/A data deste cálculo, 01\/06\/2130, ainda não chegou/)).toBeVisible();
});

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

it('answers above the cards, which stand by value or by day', async () => {
  const early = { ...sampleRule, id: 'early', modality: 'Cedo', estimatedBenefit: 100, whenToRetire: '2017-05-14' };
  tab('applicable', { applicableRules: [early, { ...sampleRule, modality: 'Melhor' }] });
  const answered = within(await screen.findByRole('region', { name: 'Resposta' }));
  expect(answered.getByText(/já pode se aposentar por 2 regras\. Maior valor: R\$ 12\.345,67/)).toBeVisible();
  expect(names()).toEqual(['Melhor', 'Cedo']);
  expect(within(screen.getByRole('article', { name: 'Melhor' })).getByText('Maior valor hoje')).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Cedo' })).getByText('Mais cedo')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dia' }));
  expect(names()).toEqual(['Cedo', 'Melhor']);
});

it('lands where the first settled right is: what applies may be another reading of the law alone', async () => {
  const landed: string[] = [];
  const arrive = (changes: Partial<RulesAnswer>) => {
    serve({ 'GET calculations/k1/rules': { body: { ...answer, ...changes } } });
    show(
      <InCalculation>
        <RulesTab regimeType="RPPS" view="applicable" onViewChange={(group) => landed.push(group)} report={null} />
      </InCalculation>,
      { at: '/', path: '/' },
    );
  };
  const reading = { ...sampleRule, id: 'reading', modality: 'Leitura', variantOf: 'own' };
  const later = { ...sampleRule, id: 'later', modality: 'Depois', whenToRetire: '2029-09-02' };
  arrive({ applicableRules: [reading], futureRules: [later] });
  expect(await screen.findByRole('region', { name: 'Resposta' })).toBeVisible();
  expect(landed).toEqual(['future']);
  cleanup();
  arrive({ applicableRules: [reading, sampleRule], futureRules: [later] });
  expect(await screen.findByRole('region', { name: 'Resposta' })).toBeVisible();
  expect(landed).toEqual(['future']);
});

it('keeps what does not apply closed under its reason, with its number', async () => {
  const denied = (id: string, changes: object) => ({
    ...sampleRule,
    id,
    modality: id,
    whenToRetire: null,
    estimatedBenefit: null,
    ...changes,
  });
  const lack = (requirement: 'teaching' | 'age', years: number) => ({
    whyNot: [{ requirement, necessary: span(25), held: span(25 - years), missing: span(years) }],
  });
  tab('notApplicable', {
    applicableRules: [],
    notApplicableRules: [
      denied('a', { teacher: true, held: { teaching: span(0) }, ...lack('teaching', 25) }),
      denied('b', lack('age', 9)),
      denied('c', lack('age', 2)),
    ],
  });
  expect(await screen.findByRole('button', { name: /^Não é professor \(1\)/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(screen.queryByRole('article')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Faltou tempo ou idade \(2\)/ }));
  expect(names()).toEqual(['c', 'b']);
});

it('leads from no rule that applies to those to come, and from none at all to the scenarios', async () => {
  tab('applicable', { applicableRules: [], futureRules: [sampleRule, { ...sampleRule, id: 'other' }] });
  expect(await screen.findByRole('link', { name: 'Ver as 2 regras futuras' })).toHaveAttribute(
    'href',
    expect.stringContaining('future-rules?regime=RPPS'),
  );
  cleanup();
  tab('applicable', { applicableRules: [], notApplicableRules: [sampleRule] });
  expect(await screen.findByRole('link', { name: 'Testar cenários' })).toHaveAttribute(
    'href',
    expect.stringContaining('scenarios?regime=RPPS'),
  );
});
