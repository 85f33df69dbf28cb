import type { ManualPage } from '../page.ts';

export const scenarios: ManualPage = {
  id: 'cenarios',
  title: 'Cenários e o que fazer',
  summary: 'Hipóteses ao lado dos fatos: continuar, contribuir, indenizar, averbar, converter.',
  sections: [
    {
      title: 'O que fazer',
      paragraphs: [
        'No alto das regras, “O que fazer” propõe passos para este caso: completar meses abaixo do mínimo, pedir uma certidão, juntar prova de tempo especial, esperar um reajuste. Cada um diz o preço, o efeito no dia e no valor e os documentos. Onde o efeito não pode ser calculado, o motivo está escrito.',
        '“Guardar como cenário” leva o passo para a aba de cenários com os mesmos números.',
      ],
    },
    {
      title: 'Criar um cenário',
      steps: [
        'Em “Cenários”, use “Novo cenário” e dê um nome que o cliente entenda.',
        'Escolha o que muda, como trabalhar até um dia, contribuir por conta própria, averbar uma certidão, reconhecer tempo especial ou indenizar um período. Um cenário pode ter mais de uma hipótese.',
        'Salve e compare: primeiro dia, valor, custo e efeito estão na linha; os detalhes dizem o que se supõe e de que se faz o custo.',
      ],
      picture: {
        name: 'cenarios',
        shows: 'Os fatos e, abaixo deles, um cenário com primeiro dia, valor, custo e efeito',
      },
    },
    {
      title: 'O que um cenário não faz',
      paragraphs: [
        'Um cenário nunca muda os fatos do cálculo. O custo que a lei deixa calcular é calculado; onde faltam juros ou índices que não estão no programa, o Genial diz que o valor é “a partir de”, e o boleto do INSS é o que vale.',
        'O que depende de juízo é mostrado como discutido: o INSS pode decidir de outro modo.',
      ],
    },
  ],
};
