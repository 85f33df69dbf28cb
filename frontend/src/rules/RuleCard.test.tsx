import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../domain/api/rules.ts';
import { sampleRule, span } from '../../../domain/api/sample.ts';
import type { RuleGroup } from '../../../domain/words/rules.ts';
import { InCalculation } from '../calculations/InCalculation.fake.tsx';
import { RuleCard } from './RuleCard.tsx';

const color = { main: '#335', light: '#eef', dark: '#113', contrastText: '#fff' };
const theme = createTheme({ palette: { applicable: color, future: color, notApplicable: color } });

const show = (rule: Rule, group: RuleGroup) =>
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <InCalculation>
          <RuleCard rule={rule} group={group} />
        </InCalculation>
      </MemoryRouter>
    </ThemeProvider>,
  );

const noValue = { estimatedBenefit: null, benefitLogs: [] };

describe('a rule card', () => {
  it('says in one line since when the client may retire, and with how much', () => {
    show(sampleRule, 'applicable');
    expect(screen.getByText('Pode se aposentar desde 10/03/2021 · R$ 12.345,67')).toBeTruthy();
    expect(screen.getByText('Aplicável')).toBeTruthy();
    expect(screen.getByText(/^Pode se aposentar/).textContent).toContain('R$\u00a012.345,67');
  });

  it('says of whom it is read, once, and the year where the law does not', () => {
    const both = { ...sampleRule, gender: null };
    const { unmount } = show({ ...both, ruleLaw: 'EC 103/2019, art. 4º', ruleYear: 2019 }, 'applicable');
    expect(screen.getByRole('article').textContent).toContain('art. 4º · Mulher');
    expect(screen.queryByText(/Homem e Mulher/)).toBeNull();
    unmount();
    show({ ...both, ruleLaw: 'CF/88, art. 40, II', ruleYear: 1988 }, 'applicable');
    expect(screen.getByRole('article').textContent).toContain('art. 40, II · 1988 · Mulher');
  });

  it('says how far away a future rule is', () => {
    show({ ...sampleRule, whenToRetire: '2028-01-14', estimatedBenefit: null }, 'future');
    expect(screen.getByText('Daqui a 1 ano, 1 mês e 25 dias (14/01/2028)')).toBeTruthy();
  });

  it('says of a value of more than ten years ahead that law and pay will have changed', () => {
    const reserve = /a lei e o salário terão mudado/;
    const { unmount } = show({ ...sampleRule, whenToRetire: '2036-11-20' }, 'future');
    expect(screen.queryByText(reserve)).toBeNull();
    unmount();
    show({ ...sampleRule, whenToRetire: '2036-11-21' }, 'future');
    expect(screen.getByText(reserve)).toBeTruthy();
    expect(screen.getByText(/cerca de R\$\s12\.300,00$/)).toBeTruthy();
  });

  it('says what is missing from a rule that does not apply', () => {
    const whyNot = [{ requirement: 'carreer' as const, necessary: span(10), held: span(6), missing: span(4) }];
    show({ ...sampleRule, whenToRetire: null, estimatedBenefit: null, whyNot }, 'notApplicable');
    expect(screen.getByText('Faltam 4 anos de carreira')).toBeTruthy();
  });

  it('shows of what the time of a degree of disability is made', () => {
    const [requirement] = sampleRule.requirements;
    if (requirement === undefined) throw new Error('no requirement');
    const parts = [
      { degree: 'medium' as const, exposure: null, held: span(28), factor: 1, converted: span(28) },
      { degree: null, exposure: null, held: span(10), factor: 0.83, converted: span(8, 3, 20) },
    ];
    show({ ...sampleRule, requirements: [{ ...requirement, parts }] }, 'applicable');
    const table = screen.getByRole('table', { name: /^Tempo por grau em 10\/03\/2021, convertido/ });
    expect(
      within(table).getByRole('row', { name: 'Sem deficiência 10 anos 0,83 8 anos, 3 meses e 20 dias' }),
    ).toBeTruthy();
  });

  it('shows every requirement as held of needed, readable by a screen reader', () => {
    show(sampleRule, 'applicable');
    expect(screen.getByLabelText('Idade: 57 anos de 57 anos')).toBeTruthy();
  });

  it('is of one day, which it names, and says besides what is held on the calculation date', () => {
    show(sampleRule, 'applicable');
    expect(screen.getByText('Situação em 10/03/2021, quando o direito se completou')).toBeTruthy();
    expect(screen.getByText('Em 20/11/2026: 62 anos, 8 meses e 10 dias')).toBeTruthy();
  });

  it('says no day of the calculation beside its own where they are the same', () => {
    const requirements = sampleRule.requirements.map(({ heldOnCalculationDate: _later, ...row }) => row);
    show({ ...sampleRule, measuredOn: '2026-11-20', requirements }, 'future');
    expect(screen.getByText('Situação em 20/11/2026')).toBeTruthy();
    expect(screen.queryByText(/^Em 20/)).toBeNull();
  });

  it('says the figure that holds on the day of completion, where it moves until then', () => {
    const [age] = sampleRule.requirements;
    if (age === undefined) throw new Error('the sample asks for an age');
    const moving = { ...age, necessary: span(64, 6), necessaryThen: span(65), met: false, metOn: '2030-03-02' };
    show({ ...sampleRule, requirements: [moving] }, 'future');
    expect(screen.getByText('Previsto para 02/03/2030, com 65 anos')).toBeTruthy();
  });

  it('says all that is doubtful in one box', () => {
    show({ ...sampleRule, variantOf: 'r2', notices: ['Confira a lei.', 'Confira o dia.'] }, 'applicable');
    expect(screen.getByRole('alert')).toHaveTextContent(/Confira a lei\.Confira o dia\.$/);
  });

  it('names what another reading of its value gives, which the courts have not decided', () => {
    const [log] = sampleRule.benefitLogs;
    const { unmount } = show(sampleRule, 'applicable');
    expect(screen.queryByText(/Outra leitura/)).toBeNull();
    unmount();
    show({ ...sampleRule, benefitLogs: log === undefined ? [] : [log, { ...log, value: 13_000 }] }, 'applicable');
    expect(screen.getByText('Outra leitura, em discussão: R$ 13.000,00')).toBeTruthy();
  });

  it('leads to the work records where there are no salaries', () => {
    show({ ...sampleRule, ...noValue, benefitMissingReason: 'noSalaries' }, 'applicable');
    const link = screen.getByRole('link', { name: 'Inserir remunerações para estimar o benefício' });
    expect(link.getAttribute('href')).toBe('/customer/c1/calculations/k1/work-records');
  });

  it('asks nobody for remunerations of months that are before all bases', () => {
    const benefitMissing = 'Não há registros de tempo com competências desde 07/1994, das quais sai o valor.';
    show({ ...sampleRule, ...noValue, benefitMissing, benefitMissingReason: 'nothingSince1994' }, 'applicable');
    expect(screen.getByText(benefitMissing)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Inserir remunerações para estimar o benefício' })).toBeNull();
  });

  it('opens the law in place, by keyboard too', async () => {
    show(sampleRule, 'applicable');
    expect(screen.queryByText(sampleRule.description)).toBeNull();
    screen.getByRole('button', { name: 'Detalhes' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(sampleRule.description)).toBeTruthy();
  });

  it('opens the pages on which its figures were read, and says when the norm was', async () => {
    show({ ...sampleRule, checkedOn: '2026-07-29' }, 'applicable');
    await userEvent.click(screen.getByRole('button', { name: 'Detalhes' }));
    const [source] = sampleRule.sources;
    const link = screen.getByRole('link', { name: `${source?.norm}, ${source?.article}` });
    expect(link.getAttribute('href')).toBe(source?.address);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getByText('Texto da norma lido na redação de 29/07/2026')).toBeTruthy();
  });

  it('does not show as checked a rule whose norm nobody has read', async () => {
    show({ ...sampleRule, checkedOn: null }, 'applicable');
    await userEvent.click(screen.getByRole('button', { name: 'Detalhes' }));
    expect(
      screen.getByText('Regra não conferida, ou só em parte, no texto da norma: confira antes de usar.'),
    ).toBeTruthy();
    expect(screen.queryByText(/Texto da norma lido/)).toBeNull();
  });

  it('warns where the local law was not confirmed', () => {
    const notices = ['Valor não confirmado na legislação local'];
    show({ ...sampleRule, confirmed: false, notices }, 'applicable');
    expect(screen.getByText('Valor não confirmado na legislação local')).toBeTruthy();
  });

  it('does not ask for salaries where it is an index that lacks', () => {
    const benefitMissing = 'Faltam índices de atualização de 08/1994 a 09/2026.';
    show({ ...sampleRule, ...noValue, benefitMissing, benefitMissingReason: 'noIndex' }, 'applicable');
    expect(screen.getByText(benefitMissing)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Inserir remunerações/ })).toBeNull();
  });

  it('says beside the headline, and once, that a figure is not confirmed', () => {
    const notices = ['Valor não confirmado na legislação local'];
    show({ ...sampleRule, confirmed: false, notices }, 'applicable');
    expect(screen.getAllByText('Valor não confirmado na legislação local')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('links the law and each requirement to the page of its norm, with the day on which it was read', async () => {
    show({ ...sampleRule, checkedOn: '2026-07-29' }, 'applicable');
    const [law] = screen.getAllByRole('link', { name: sampleRule.ruleLaw });
    expect(law?.getAttribute('href')).toBe(sampleRule.sources[0]?.address);
    expect(law?.getAttribute('title')).toBe('Texto da norma lido na redação de 29/07/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Detalhes' }));
    expect(screen.getByRole('link', { name: 'EC 103/2019, art. 20, II e IV' })).toBeTruthy();
  });

  it('tells in one click what the article of a requirement asks of everybody, and leads to its page', async () => {
    show(sampleRule, 'applicable');
    await userEvent.click(screen.getByRole('button', { name: 'Idade: fundamento, EC 103/2019, art. 20, I' }));
    const told = screen.getByRole('dialog', { name: 'O que o artigo pede' });
    expect(told.textContent).toContain('Idade mínima – homem: 60 anos; mulher: 57 anos.');
    expect(within(told).getByRole('link').getAttribute('href')).toBe(sampleRule.sources[0]?.address);
  });
});
