import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { aCustomer } from './customer.fake.ts';
import { factsOf } from './facts.ts';
import { customerFieldNames, formOf } from './form-values.ts';
import { customerSections } from './sections.ts';
import { customerTexts } from './texts.ts';

const complete = aCustomer({ disablement: true, disablementDate: '2020-01-02', notes: 'Prefere telefone' });

const Form = () => (
  <FormProvider {...useForm({ defaultValues: formOf(complete) })}>
    <CustomerFields />
  </FormProvider>
);

describe('the fields of a client', () => {
  it('stand in one section each', () => {
    expect(Object.values(customerSections).flat().sort()).toEqual([...customerFieldNames].sort());
  });

  it('are all asked for in the form', () => {
    serve({});
    show(<Form />);
    for (const name of customerFieldNames) {
      expect(screen.getAllByLabelText(customerTexts.fields[name], { exact: false }).length).toBeGreaterThan(0);
    }
  });

  it('are all shown on the page, but for the name, which is its title', () => {
    const labels = factsOf(complete).flatMap(({ facts }) => facts.map(([label]) => label));
    const expected = customerFieldNames.filter((name) => name !== 'name').map((name) => customerTexts.fields[name]);
    expect([...labels].sort()).toEqual([...expected].sort());
  });
});
