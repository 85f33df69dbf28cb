import type { ManualPage } from '../page.ts';

export const administration: ManualPage = {
  id: 'administracao',
  title: 'Para administradores',
  summary: 'Índices mensais, recálculo, contas e auditoria da instalação.',
  forAdministrators: true,
  sections: [
    {
      title: 'Índices, todo mês',
      steps: [
        'Abra “Índices” e envie a planilha do mês. O Genial confere antes de publicar e diz as linhas com falha.',
        'Publicada a tabela, os cálculos são refeitos em segundo plano; o andamento está na mesma página.',
        'Quem teve o dia ou o valor mudado aparece em “O que mudou” de cada escritório.',
      ],
      paragraphs: ['Uma tabela publicada por engano pode ser retirada: a anterior volta a valer.'],
      picture: { name: 'indices', shows: 'A tabela em uso, o recálculo dos casos e o envio da planilha do mês' },
    },
    {
      title: 'Contas',
      paragraphs: [
        'Em “Contas” estão plano, situação, até quando está pago e a última falha de cobrança de cada conta, com os alertas no alto. Um alerta de cobrança em dobro ou sem resposta pede que alguém olhe o provedor no mesmo dia.',
      ],
    },
    {
      title: 'Auditoria e operação',
      paragraphs: [
        'A auditoria lista quem fez o quê, sem mostrar dados de clientes. Cópias de segurança, restauração, atualização e alertas estão no guia de operação que acompanha o programa.',
      ],
    },
  ],
};
