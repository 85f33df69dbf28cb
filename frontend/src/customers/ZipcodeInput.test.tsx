import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { type Answers, serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { type CustomerForm, emptyForm } from './form-values.ts';

const Form = (values: Partial<CustomerForm>) => (
  <FormProvider {...useForm({ defaultValues: { ...emptyForm, ...values } })}>
    <CustomerFields />
  </FormProvider>
);

const address = { street: 'Rua Inventada', neighborhood: 'Centro', city: 'Curitiba', state: 'PR' };
const open = (answers: Answers, values: Partial<CustomerForm> = {}) => {
  const calls = serve(answers);
  show(<Form {...values} />);
  return calls;
};
const zipcode = () => screen.getByLabelText('CEP');

describe('a CEP that is typed', () => {
  it('fills what is empty of the address', async () => {
    const calls = open({ 'GET cep/80010000': { body: address } }, { city: 'Já escrita' });
    await userEvent.type(zipcode(), '80010000');
    expect(await screen.findByDisplayValue('Rua Inventada')).toBeVisible();
    expect(screen.getByLabelText('Cidade')).toHaveValue('Já escrita');
    expect(screen.getByLabelText('UF')).toHaveTextContent('PR');
    expect(screen.getByText(/Endereço preenchido pelo CEP/)).toBeVisible();
    expect(calls).toEqual(['GET cep/80010000']);
  });

  it('changes nothing and says nothing where it is not found', async () => {
    const calls = open({
      'GET cep/80010000': { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } },
    });
    await userEvent.type(zipcode(), '80010000');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByLabelText('Endereço')).toHaveValue('');
    expect(screen.queryByText(/Não encontrado/)).toBeNull();
  });

  it('is not looked up where it was there before', async () => {
    const calls = open({}, { zipcode: '80010000' });
    await userEvent.type(screen.getByLabelText('Cidade'), 'x');
    expect(calls).toEqual([]);
  });
});
