import { describe, expect, it } from 'vitest';
import { at } from '../testing/pieces.ts';
import { personOf } from './person.ts';

const joana = {
  name: 'JOANA FICTICIA DOS TESTES',
  cpf: '000.123.456-78',
  nit: '100.20030.04-1',
  birthDate: '1991-08-17',
  motherName: 'MARIA FICTICIA DOS TESTES',
};

describe('the person of an extract', () => {
  it('is read where the library glued each line into one', () => {
    const block = [
      at(25, 113, 'NIT: 100.20030.04-1 CPF: 000.123.456-78 Nome: JOANA FICTICIA DOS TESTES'),
      at(25, 128, 'Data de nascimento: 17/08/1991 Nome da mãe: MARIA FICTICIA DOS TESTES'),
    ];
    expect(personOf(block)).toEqual(joana);
  });

  it('is read with labels and masks of the older issue, its values written elsewhere in the file', () => {
    const labels = [
      ...[at(30, 110, 'Nit:'), at(230, 110, 'Nome:'), at(30, 125, 'Data de Nascimento:')],
      ...[at(230, 125, 'Nome da Mãe:'), at(640, 125, 'CPF:')],
    ];
    const values = [
      ...[at(264, 110, joana.name), at(300, 125, joana.motherName), at(52, 110, '1.002.003.004-1')],
      ...[at(134, 125, '17/08/1991'), at(668, 125, joana.cpf)],
    ];
    expect(personOf([...labels, ...values])).toEqual(joana);
  });

  it('keeps a name over two lines apart from the name below it', () => {
    const block = [
      ...[at(361, 113, 'Nome:'), at(405, 110, 'JOANA FICTICIA'), at(405, 119, 'DOS TESTES')],
      ...[at(361, 131, 'Nome da mãe:'), at(455, 131, 'MARIA FICTICIA DOS TESTES')],
    ];
    expect(personOf(block)).toMatchObject({ name: joana.name, motherName: joana.motherName });
  });

  it('has nothing where nothing is printed', () => {
    const nobody = { name: null, cpf: null, nit: null, birthDate: null, motherName: null };
    expect(personOf([at(25, 113, 'NIT:'), at(228, 113, 'CPF:')])).toEqual(nobody);
  });
});
