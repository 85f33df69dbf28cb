import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { FormSelect } from './FormFields.tsx';

const portugal = [{ value: 'PT', label: 'Portugal' }];

const Form = ({ none }: { none?: string }) => (
  <FormProvider {...useForm({ defaultValues: { country: '' } })}>
    <FormSelect name="country" label="País" options={portugal} {...(none === undefined ? {} : { none })} />
  </FormProvider>
);

describe('a choice of nothing', () => {
  it('is shown by its name, where it means something', () => {
    render(<Form none="Brasil" />);
    expect(screen.getByRole('combobox', { name: 'País' })).toHaveTextContent('Brasil');
  });

  it('leaves the field empty where it means nothing', () => {
    render(<Form />);
    expect(screen.getByRole('combobox', { name: 'País' })).not.toHaveTextContent('—');
  });
});
