import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { calculationFields } from '../../../domain/api/calculations.ts';
import { calculationLabels } from '../../../domain/words/fields.ts';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { FurtherFields, MainFields } from './CalculationFields.tsx';
import { emptyForm } from './form-values.ts';
import { StatedTimes } from './StatedTimes.tsx';

const Form = () => (
  <FormProvider {...useForm({ defaultValues: emptyForm })}>
    <MainFields />
    <FurtherFields blankDate="" />
    <StatedTimes />
  </FormProvider>
);

it('every field of a calculation is asked for in its form', async () => {
  serve({ 'GET regimes': { body: { regimes: [] } } });
  show(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  expect(screen.queryByLabelText(calculationLabels.specialBenefit)).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText(calculationLabels.optedForRPC));
  const labels = Object.values<string>(calculationLabels);
  expect(labels).toHaveLength(Object.keys(calculationFields).length);
  const isAsked = (label: string): boolean =>
    screen.queryAllByLabelText((text) => text.replace(/\s*\*$/, '') === label).length > 0 ||
    screen.queryAllByRole('group', { name: label }).length > 0;
  expect(labels.filter((label) => !isAsked(label))).toEqual([]);
});
