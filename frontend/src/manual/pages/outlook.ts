import type { ManualPage } from '../page.ts';

export const outlook: ManualPage = {
  id: 'quando-se-aposentar',
  title: 'Quando se aposentar',
  summary: 'Quanto vale esperar: o ganho por mês, o que se deixa de receber e quando isso se compensa.',
  alsoCalled: ['melhor data', 'melhor momento', 'adiar', 'vale a pena', 'retroativo', 'projeção', 'futuro'],
  sections: [
    {
      title: 'O que a aba mostra',
      paragraphs: [
        'A aba “Quando se aposentar” supõe que o trabalho continua como está e mostra, a cada data possível de pedido, a melhor regra e o valor por mês. No gráfico, os números dos pontos são os da tabela “Direitos”.',
        'Para cada ano de espera: o ganho por mês, os benefícios não recebidos, as contribuições pagas e a partir de quando a espera se compensa. A coluna da soma leva tudo até a expectativa de vida da tábua do IBGE. A soma líquida é a mesma depois da contribuição e do imposto de renda; onde falta, “O que se supõe” diz por quê.',
      ],
      picture: { name: 'quando', shows: 'A resposta e o valor mensal por data do pedido' },
    },
    {
      title: 'Como ler sem errar',
      paragraphs: [
        'O maior valor por mês nem sempre é a maior soma: quem espera recebe por menos tempo. Por isso cada um tem o seu destaque: “Maior valor” e “Maior soma até a expectativa de vida”, que no gráfico é “Maior soma”. “Mais cedo” é o primeiro dia possível; de quem já pode pedir, o destaque é “Maior valor hoje”.',
        'Expectativa de vida é uma média da população, não uma previsão sobre o cliente. Com saúde frágil, olhe primeiro a data em que a espera se compensa.',
        'No INSS, se o trabalho continua depois da aposentadoria, o salário não entra na conta, pois ele vem de qualquer modo. Se termina, esperar também rende salários. A escolha está na própria aba e fica guardada no cálculo.',
      ],
    },
  ],
};
