import { describe, expect, it } from 'vitest';
import { sampleCustomer } from '../../../../domain/api/sample.ts';
import { doubtsAbout } from './person.ts';

describe('the person of an extract', () => {
  it('says when the extract does not look like that of the client', () => {
    const person = { name: sampleCustomer.name, cpf: null, nit: null, birthDate: '1964-03-10', motherName: null };
    expect(doubtsAbout(person, sampleCustomer)).toEqual([]);
    expect(doubtsAbout({ ...person, name: 'JOANA  FICTICIA DOS TESTES ' }, sampleCustomer)).toEqual([]);
    expect(doubtsAbout({ ...person, name: 'JOSE OUTRO', birthDate: '1970-01-02' }, sampleCustomer)).toEqual([
      'O extrato é de JOSE OUTRO. Confira se é o cliente certo.',
      'O extrato traz nascimento em 02/01/1970, e o cadastro do cliente, em 10/03/1964.',
    ]);
  });
});
