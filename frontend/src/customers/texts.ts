import { customerFieldNames } from '../../../domain/words/customers.ts';
import { customerListTexts } from './list/texts.ts';

export const customerTexts = {
  back: 'Voltar',
  print: 'Imprimir',
  edit: 'Editar',
  save: 'Salvar',
  cancel: 'Cancelar',
  remove: 'Remover',
  updatedAt: (day: string) => `Atualizado em ${day}`,
  new: 'Novo cliente',
  unnamed: customerListTexts.unnamed,
  saved: 'Cliente salvo com sucesso',
  saveFailed: 'Erro ao salvar o cliente',
  loadFailed: 'Erro ao carregar o cliente',
  gone: 'Este cliente não existe mais',
  goneBody: 'Ele pode ter sido removido, ou o endereço está incompleto.',
  goHome: 'Ver todos os clientes',
  draft: 'As suas últimas alterações não foram salvas. Elas continuam guardadas enquanto esta tela estiver aberta.',
  resume: 'Continuar editando',
  discard: 'Descartar',
  thing: (name: string) => `O cadastro de ${name}`,
  facts: 'Dados do cliente',
  twins: (count: number) =>
    count === 1
      ? 'Há outro cliente que pode ser a mesma pessoa, com o mesmo CPF ou o mesmo nome e data de nascimento:'
      : `Há ${count} clientes que podem ser a mesma pessoa, com o mesmo CPF ou o mesmo nome e data de nascimento:`,
  addressFilled: 'Endereço preenchido pelo CEP. Confira e complete.',
  notInformed: '—',
  age: customerListTexts.age,
  yes: 'Sim',
  no: 'Não',
  sections: {
    person: 'Dados pessoais',
    contact: 'Contato',
    address: 'Endereço',
    service: 'Serviço público',
    disablement: 'Invalidez',
    notes: 'Observações',
  },
  fields: customerFieldNames,
  statuses: { client: customerListTexts.client, consultation: customerListTexts.consultation },
} as const;
