import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { sampleRecord } from '../../../domain/api/sample.ts';
import { workRecordFields } from '../../../domain/api/work-records.ts';
import { workRecordLabels } from '../../../domain/words/fields.ts';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { AdditionsDialog } from './AdditionsDialog.tsx';
import { DeductionsDialog } from './DeductionsDialog.tsx';
import { RecordFields } from './RecordFields.tsx';
import { RecordFlagFields } from './RecordFlagFields.tsx';
import { emptyRecord, recordFieldNames } from './record-form.ts';

const everything = { ...emptyRecord('RGPS'), isSpecialTime: true, isDisabled: true };
const Form = () => (
  <FormProvider {...useForm({ defaultValues: everything })}>
    <RecordFields asksPlace={false} />
    <RecordFlagFields />
  </FormProvider>
);

/** The fields that have a dialog of their own; the remunerations have a grid. */
const dialogs = {
  deduction1: DeductionsDialog,
  deduction2: DeductionsDialog,
  deduction3: DeductionsDialog,
  addition: AdditionsDialog,
};

const rules = {
  applicableRules: [],
  notApplicableRules: [],
  futureRules: [],
  regimeDate: '2019-11-13',
  missingData: [],
  warnings: [],
};

const isAsked = (label: string | undefined): boolean =>
  screen.queryAllByLabelText((text) => text.replace(/\s*\*$/, '') === label).length > 0;

describe('the fields of a work record', () => {
  it('are those of the form, of the two dialogs, and the remunerations', () => {
    const placed = [...recordFieldNames, ...Object.keys(dialogs), 'salaries'];
    expect(placed.sort()).toEqual(Object.keys(workRecordFields).sort());
  });

  it('are all asked for in the form', () => {
    serve({});
    show(<Form />);
    expect(recordFieldNames.length).toBeGreaterThan(15);
    expect(recordFieldNames.filter((name) => !isAsked(workRecordLabels[name]))).toEqual([]);
  });

  it('say that there is premium leave while there are days of it, and no longer when they are taken back', async () => {
    serve({});
    show(<Form />);
    const days = screen.getByLabelText('Licenças-prêmio não gozadas (dias)');
    const has = screen.getByRole('checkbox', { name: 'Tem licença-prêmio não gozada' });
    await userEvent.type(days, '90');
    expect(has).toBeChecked();
    await userEvent.clear(days);
    expect(has).not.toBeChecked();
    await userEvent.click(has);
    await userEvent.tab();
    expect(has).toBeChecked();
  });

  it('are asked for in their dialogs', () => {
    serve({ 'GET calculations/k1/rules': { body: rules } });
    const stage = { record: sampleRecord, asOf: '2026-11-20', etag: null, onClose: vi.fn() };
    for (const [name, Dialog] of Object.entries(dialogs)) {
      const { unmount } = show(<Dialog {...stage} />);
      expect([name, isAsked(new Map(Object.entries<string>(workRecordLabels)).get(name))]).toEqual([name, true]);
      unmount();
    }
  });
});
