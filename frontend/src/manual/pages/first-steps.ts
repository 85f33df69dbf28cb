import { periods } from '../../../../domain/words/periods.ts';
import type { ManualPage } from '../page.ts';

export const firstSteps: ManualPage = {
  id: 'primeiros-passos',
  title: 'Primeiros passos',
  summary: 'Do extrato do Meu INSS ao Relatório Genial, em uma sentada.',
  alsoCalled: [
    'começar',
    'tutorial',
    'atalho',
    'teclado',
    'dúvida',
    'treinamento',
    'atendimento',
    'curso',
    'mapa mental',
    'bug',
    'travou',
    'lento',
  ],
  sections: [
    {
      title: 'O caminho mais curto',
      paragraphs: [
        'O Genial parte do extrato CNIS em PDF, com vínculos e remunerações, que o cliente baixa no Meu INSS. Quem só tem papéis digita os vínculos à mão: a conta é a mesma.',
        'Sem extrato, use “Adicionar novo Cliente” na página inicial, “Novo Cálculo” na página do cliente e, na aba “Registros de tempo” do cálculo, “Inserir registro”.',
      ],
      steps: [
        'Solte o PDF na página inicial, ou use “Importar extrato do CNIS”. O Genial lê o nome, o nascimento e os vínculos.',
        'Confira os dados lidos, escolha o sexo, que o extrato não traz, e o tipo de regime (RPPS, se é servidor) e use “Continuar para a revisão”.',
        'Na revisão, resolva o que pede decisão e salve com “Salvar registros”. Até aí existem só o cliente e o cálculo: nenhum vínculo é gravado antes.',
        'De servidor, escolha o ente e o ingresso no serviço público em “Editar”, no alto do cálculo. Depois abra “Regras RPPS” ou “Regras RGPS”: a aba diz o que o cliente já pode, quando poderá e por que ainda não.',
        'Na mesma aba, ao lado dos três grupos de regras, abra “Relatório Genial”, escolha as seções e use “Exportar PDF”.',
      ],
      picture: { name: 'inicio', shows: 'A página inicial, com o lugar de soltar o extrato e a lista de clientes' },
    },
    {
      title: 'O que conferir antes de assinar',
      paragraphs: [
        'Sexo, nascimento, data de filiação e, do servidor, o ingresso no serviço público mudam quase todas as regras: confira-os com um documento.',
        'Um vínculo sem término conta até a data do cálculo, que é hoje se você não escolheu outra. Se acabou, informe o término em “Editar”.',
        'Uma regra com o aviso de que não foi conferida no texto da norma precisa ser lida por você antes de ser usada.',
        'Um valor só existe onde há remunerações. Onde falta um dado, o Genial diz qual é: nada que falta é tratado como zero.',
      ],
    },
    {
      title: 'Ajuda a qualquer momento',
      paragraphs: [
        'Os campos têm um “?” (ou F1). O botão “Guia rápido” (no celular, o livro), no alto de cada tela, abre a página deste manual que fala dela. Ctrl+K, ou a lupa no alto, busca clientes, cálculos, empregadores, mudanças na lei e também o manual.',
        `A página “Ajuda”, no alto (“Treinamentos”, se “Ajuda” não aparece), tem videoaulas, mapas mentais e o contato do suporte. As aulas e os mapas abrem depois dos primeiros ${periods.trialDays} dias.`,
      ],
    },
  ],
};
