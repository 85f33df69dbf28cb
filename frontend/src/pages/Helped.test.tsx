import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { sampleRecord } from '../../../domain/api/sample.ts';
import { FurtherFields, MainFields } from '../calculations/CalculationFields.tsx';
import { emptyForm as emptyCalculation } from '../calculations/form-values.ts';
import { StatedTimes } from '../calculations/StatedTimes.tsx';
import { CustomerFields } from '../customers/CustomerFields.tsx';
import { emptyForm as emptyCustomer } from '../customers/form-values.ts';
import { serve } from '../data/testing/serve.ts';
import { Helped } from '../shared/fields/Helped.tsx';
import { show } from '../shared/testing/render.tsx';
import { AdditionsDialog } from '../work-records/AdditionsDialog.tsx';
import { DeductionsDialog } from '../work-records/DeductionsDialog.tsx';
import { RecordFields } from '../work-records/RecordFields.tsx';
import { RecordFlagFields } from '../work-records/RecordFlagFields.tsx';
import { emptyRecord } from '../work-records/record-form.ts';

const Customer = () => (
  <FormProvider {...useForm({ defaultValues: { ...emptyCustomer, disablement: true } })}>
    <CustomerFields />
  </FormProvider>
);
const Calculation = () => (
  <FormProvider {...useForm({ defaultValues: emptyCalculation })}>
    <MainFields />
    <FurtherFields blankDate="" />
    <StatedTimes />
  </FormProvider>
);
const record = { ...emptyRecord('RGPS'), isSpecialTime: true, isDisabled: true };
const WorkRecord = () => (
  <FormProvider {...useForm({ defaultValues: record })}>
    <RecordFields asksPlace />
    <RecordFlagFields />
  </FormProvider>
);
const dialog = { record: sampleRecord, asOf: '2026-11-20', etag: null, onClose: vi.fn() };
const rules = {
  applicableRules: [],
  notApplicableRules: [],
  futureRules: [],
  regimeDate: null,
  missingData: [],
  warnings: [],
};

/** What is typed or ticked; the browser's own calendar behind a date is not. */
const inputs = () =>
  [...document.querySelectorAll('input:not([type=date]), textarea:not([aria-hidden]), [role=combobox]')].filter(
    (input) => input.closest('[aria-hidden=true]') === null && !input.classList.contains('MuiSelect-nativeInput'),
  );

describe('every field', () => {
  it.each([
    ['of a client', <Customer key="c" />, 19],
    ['of a calculation', <Calculation key="k" />, 20],
    ['of a work record', <WorkRecord key="w" />, 18],
    ['of the deductions', <DeductionsDialog key="d" {...dialog} />, 2],
    ['of the additions', <AdditionsDialog key="a" {...dialog} />, 1],
  ])('%s has its help', (_form, form, atLeast) => {
    serve({ 'GET regimes': { body: { regimes: [] } }, 'GET calculations/k1/rules': { body: rules } });
    show(form);
    expect(inputs().length).toBeGreaterThanOrEqual(atLeast);
    const without = inputs().filter((input) => {
      const group = input.closest('[data-help]');
      const described = document.getElementById(group?.getAttribute('aria-describedby') ?? '');
      return (described?.textContent ?? '').length < 10;
    });
    expect(without.map((input) => input.outerHTML)).toEqual([]);
  });
});

describe('the help of a field', () => {
  it('opens with F1 where the cursor is, goes with it, and costs no step of the Tab key', async () => {
    show(
      <>
        <Helped help="O nome completo.">
          <input aria-label="name" />
        </Helped>
        <input aria-label="next" />
      </>,
    );
    expect(screen.getByRole('group')).toHaveAccessibleDescription('O nome completo.');
    await userEvent.click(screen.getByLabelText('name'));
    await userEvent.keyboard('{F1}');
    expect(await screen.findByRole('tooltip', { name: 'O nome completo.' })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByLabelText('next')).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});
