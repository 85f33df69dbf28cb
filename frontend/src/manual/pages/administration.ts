import type { ManualPage } from '../page.ts';

export const administration: ManualPage = {
  id: 'administracao',
  title: 'Para administradores',
  summary: 'Índices mensais, recálculo, contas e auditoria da instalação.',
  forAdministrators: true,
  alsoCalled: ['INPC', 'licença', 'validade', 'bloquear conta', 'backup', 'LGPD'],
  sections: [
    {
      title: 'Índices, todo mês',
      steps: [
        'Abra “Índices”, escolha o mês e envie a planilha em “Importar planilha”. O Genial confere, diz as linhas com falha e mostra o que muda; só “Publicar” a põe em uso.',
        'Se o salário mínimo ou o teto mudou, salve os dois na mesma página.',
        'Cole em “Taxa SELIC” a taxa de cada mês, uma por linha, e publique: o que se paga em atraso ao INSS passa a ter os juros no preço. Sem ela o preço aparece sem juros, como “a partir de”.',
        'Publicada a tabela, os cálculos são refeitos em segundo plano; o andamento está em “Recálculo dos casos”, que se pode interromper e continuar.',
        'Quem teve o dia ou o valor mudado aparece em “O que mudou” de cada escritório.',
      ],
      paragraphs: [
        'Uma tabela publicada por engano se tira com “Retirar”, no histórico da página: a anterior volta a valer. Sai tudo o que foi publicado para aquele mês, também o salário mínimo, o teto e a SELIC: salve-os de novo.',
      ],
      picture: { name: 'indices', shows: 'A tabela em uso, o recálculo dos casos e o envio da planilha do mês' },
    },
    {
      title: 'Contas',
      paragraphs: [
        'Em “Contas” estão plano, situação, até quando está pago e a última falha de cobrança de cada conta, com os alertas no alto. Um alerta de cobrança em dobro ou sem resposta pede que alguém olhe o provedor no mesmo dia. Uma correção devida ao cliente é paga por fora, e “Marcar como paga” tira o alerta. “Desativar” fecha o acesso de uma conta, mas não cancela a cobrança: cancele a assinatura na página do usuário.',
      ],
    },
    {
      title: 'Auditoria e operação',
      paragraphs: [
        '“Auditoria” lista quem fez o quê, sem mostrar dados de clientes. Cópias de segurança, restauração, atualização, alertas e como esquecer um cliente removido estão no guia de operação que acompanha o programa.',
      ],
    },
  ],
};
