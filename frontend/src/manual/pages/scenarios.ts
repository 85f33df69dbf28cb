import type { ManualPage } from '../page.ts';

export const scenarios: ManualPage = {
  id: 'cenarios',
  title: 'Cenários e o que fazer',
  summary: 'Hipóteses ao lado dos fatos: continuar, contribuir, indenizar, averbar, converter.',
  alsoCalled: [
    'SELIC',
    'simulação',
    'simulador',
    'planejamento',
    'averbação',
    'CTC',
    'indenização',
    'pagamento em atraso',
    'atrasado',
    'GPS',
    'carnê',
    'facultativo',
    'autônomo',
    'complementação',
    'conversão',
    'ação judicial',
    'contagem recíproca',
    'desaverbação',
    'pagar INSS atrasado',
  ],
  sections: [
    {
      title: 'O que fazer',
      paragraphs: [
        'No alto das regras, “O que fazer” propõe passos para este caso: requerer, provar o tempo especial, resolver pendências do CNIS, complementar meses abaixo do mínimo, pagar um período sem contribuição, certificar tempo do outro regime. Só o primeiro está aberto: um botão abaixo dele mostra os outros.',
        'De meses que se completam são propostos só os que bastam para o direito, os mais baratos, com as competências pelo nome; no cenário, “Só tantos meses” diz quantos.',
        'Cada passo diz o preço e o efeito no dia e no valor; “Por quê e com que documentos” abre o artigo e a lista. O do abono de permanência diz quanto vale por mês e, se nada foi pago, até quanto vão os atrasados. “Calcular o efeito” faz na hora a conta que ainda não foi feita; onde ela não é possível, o motivo está escrito. Cada passo é medido sozinho: antes de pagar mais de um, junte-os num cenário.',
        'Onde o passo muda a conta, “Guardar como cenário” leva-o para a aba de cenários com os mesmos números. Os que compensam e ainda não são cenário estão também nessa aba, em “O que se pode fazer”.',
      ],
    },
    {
      title: 'Criar um cenário',
      steps: [
        'Em “Cenários”, use “Novo cenário” e dê um nome que o cliente entenda. Uma linha com a marca “Sugestão” só fica guardada por “Manter este cenário”.',
        'Escolha o que muda, como trabalhar até um dia, contribuir por conta própria, averbar uma certidão, reconhecer tempo especial ou indenizar um período. “Acrescentar hipótese” junta outra ao mesmo cenário.',
        'Salve e compare: primeiro dia, valor, custo e o que ele traz até a expectativa de vida estão na linha; “Detalhes” diz o que se supõe e de que se faz o custo, e “Ver regras”, o que muda em cada regra.',
      ],
      picture: {
        name: 'cenarios',
        shows: 'Os fatos e, abaixo deles, um cenário com primeiro dia, valor, custo e efeito',
      },
    },
    {
      title: 'O que um cenário não faz',
      paragraphs: [
        'Um cenário nunca muda os fatos do cálculo. O custo que a lei deixa calcular é calculado; onde faltam juros ou índices que não estão no programa, o Genial diz que o valor é “a partir de”, e a guia do INSS é a que vale.',
        'O direito por regra cujo texto ninguém conferiu leva a marca “Regra não confirmada”, no cenário e no passo que leva a ele: confira antes de pagar.',
        'O que depende de juízo é mostrado como discutido: o INSS pode decidir de outro modo.',
      ],
    },
  ],
};
