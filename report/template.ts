import type { BlockKind } from './blocks.ts';

/** The document, in Handlebars. Every value is escaped by it; only the style sheet and the pictures come in raw, and they are ours. */
export const reportTemplate = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="author" content="{{author}}">
<title>{{documentTitle}}</title>
<style>{{{style}}}</style>
</head>
<body>
{{#if cover}}<div class="cover">{{/if}}
<header class="letterhead">
{{#if office.logo}}<img src="{{office.logo}}" alt="">{{/if}}
<div><div class="office">{{letterhead.lead}}</div>{{#each letterhead.lines}}<div class="office-text">{{this}}</div>{{/each}}</div>
</header>
<h1>{{title}}</h1>
<p class="subtitle">{{subtitle}}</p>
{{#if cover}}
<div class="about"><p class="client">{{cover.client}}</p>{{#each cover.about}}<p>{{this}}</p>{{/each}}</div>
<div class="signed">{{#each cover.signed}}<p>{{this}}</p>{{/each}}</div>
</div>
{{/if}}
{{#each sections}}{{> section this}}{{/each}}
{{#if closing}}
<footer class="closing">
<p>{{closing.place}}</p>
<div class="signature">{{closing.lawyerName}}{{#if closing.oab}}<br>{{closing.oab}}{{/if}}</div>
{{#if closing.officeText}}<div class="office-text">{{closing.officeText}}</div>{{/if}}
</footer>
{{/if}}
{{#each appendices}}{{> section this}}{{/each}}
</body>
</html>
`;

export const sectionPartial = `<section{{#if dense}} class="dense"{{/if}}>
<h2>{{#if numeral}}{{numeral}}. {{/if}}{{title}}</h2>
{{#each blocks}}{{> (formOf kind) this}}{{/each}}
</section>
`;

/** What each kind of block looks like in the PDF. `html.ts` registers each as the partial `block:<kind>`. */
export const blockForms: Record<BlockKind, string> = {
  facts:
    '<table class="facts"><tbody>{{#each (pairs facts)}}<tr>{{#each this}}<th scope="row">{{label}}</th><td>{{value}}</td>{{/each}}</tr>{{/each}}</tbody></table>',
  table: `<table class="{{tableClass this}}">
{{#if caption}}<caption>{{caption}}</caption>{{/if}}
{{#if widths}}<colgroup>{{#each widths}}<col style="width: {{this}}%">{{/each}}</colgroup>{{/if}}
<thead><tr>{{#each head}}<th scope="col"{{#if right}} class="figure"{{/if}}>{{text}}</th>{{/each}}</tr></thead>
<tbody>{{#each rows}}<tr{{#if strong}} class="strong"{{/if}}>{{#each cells}}<td{{#if columns}} colspan="{{columns}}"{{/if}}{{#if right}} class="figure"{{/if}}>{{text}}</td>{{/each}}</tr>{{/each}}</tbody>
</table>
`,
  lead: '<p class="lead">{{text}}</p>',
  heading: '<h3>{{text}}</h3>',
  paragraph: '<p>{{text}}</p>',
  list: '{{#if ordered}}<ol>{{#each items}}<li>{{this}}</li>{{/each}}</ol>{{else}}<ul>{{#each items}}<li>{{this}}</li>{{/each}}</ul>{{/if}}',
  steps:
    '<ol class="steps">{{#each steps}}<li><span class="title">{{title}}</span> {{text}}{{#if facts}}<span class="facts-line">{{facts}}</span>{{/if}}</li>{{/each}}</ol>',
  timeline: '<div class="picture">{{{timelinePicture timeline @root.accent}}}</div>',
  sums: '<div class="picture">{{{sumsPicture sums @root.accent}}}</div>',
  notice: '<p class="notice">{{text}}</p>',
  note: '{{#each paragraphs}}<p class="note">{{this}}</p>{{/each}}',
  pages: '<ul class="pages">{{#each pages}}<li>{{title}}: <a href="{{address}}">{{address}}</a></li>{{/each}}</ul>',
  rule: `{{#with rule}}<article class="rule">
<div class="rule-head">
<h3>{{modality}}</h3>
<p class="law">{{law}}</p>
<p class="headline">{{headline}}</p>
{{#if marks.length}}<p class="marks">{{#each marks}}<span>{{this}}</span> {{/each}}</p>{{/if}}
<p>{{description}}</p>
</div>
<div class="requirements"><p class="situation">{{situation}}</p>
{{> block:table requirements}}</div>
{{#if degrees}}{{> block:table degrees}}{{/if}}
{{#each explanations}}<p class="remark">{{this}}</p>{{/each}}
{{#if benefit}}{{> block:table benefit}}{{/if}}
{{#if readings}}{{> block:table readings}}{{/if}}
{{#each remarks}}<p class="remark">{{this}}</p>{{/each}}
</article>{{/with}}`,
};
