/**
 * Drawings that run something or ask for something when a browser opens them. Each says how it gives itself away: it
 * calls `alert`, or asks the host that no picture may ask.
 */
const host = "http://hostile.example";
const svg = (inside: string, root = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 90" ${root}>${inside}</svg>`;
const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"';
const link = '<rect width="90" height="90"/>';

/** Refused by the check: a browser does what they ask. */
export const harmfulDrawings: Record<string, string> = {
  "a script": svg("<script>alert(1)</script>"),
  "a script in CDATA": svg("<script><![CDATA[alert(1)]]></script>"),
  "a script behind a prefix": `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:script>alert(1)</s:script></s:svg>`,
  "a script fetched": svg(`<script xlink:href="${host}/x.js"/>`),
  "an XHTML script": svg(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>`),
  "an XHTML frame": svg(`<iframe ${xhtml} srcdoc="&lt;script>alert(1)&lt;/script>"></iframe>`),
  "an XHTML frame in a foreign object": svg(
    `<foreignObject width="90" height="90"><iframe ${xhtml} srcdoc="&lt;script>alert(1)&lt;/script>"></iframe></foreignObject>`,
  ),
  "an XHTML picture with a handler": svg(`<img ${xhtml} src="data:," onerror="alert(1)"/>`),
  "a handler": svg("", 'onload="alert(1)"'),
  "a handler of a nested drawing": svg('<svg onload="alert(1)"/>'),
  "a handler in an animation": svg('<rect><set attributeName="x" to="1" onbegin="alert(1)"/></rect>'),
  "a link": svg(`<a href="javascript:alert(1)">${link}</a>`),
  "a link in the old way": svg(`<a xlink:href="java&#10;script:alert(1)">${link}</a>`),
  "a link set by animation": svg(`<a>${link}<set attributeName="href" to="&#106;avascript:alert(1)"/></a>`),
  "a link animated": svg(`<a>${link}<animate attributeName="xlink:href" values="javascript:alert(1)"/></a>`),
  "an entity": `<!DOCTYPE svg [<!ENTITY a "<script xmlns='http://www.w3.org/2000/svg'>alert(1)</script>">]>${svg("&a;")}`,
  "an entity in an attribute": `<!DOCTYPE svg [<!ENTITY a "alert(1)">]>${svg("", 'onload="&a;"')}`,
  "a default attribute": `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg("")}`,
  "a style sheet by instruction": `<?xml-stylesheet href="${host}/x.css"?>${svg("")}`,
  "an imported style": svg(`<style>@import "${host}/x.css";</style>`),
  "an imported style in disguise": svg(`<style>@\\69mport "${host}/x.css";</style>`),
  "an imported style after a style in a style": svg(`<style><style/><g/>@import "${host}/x.css";</style>`),
  "an imported style in CDATA": svg(`<style><![CDATA[@im]]><![CDATA[port url(${host}/x.css);]]></style>`),
  "a font": svg(
    `<style>@font-face{font-family:f;src:url(${host}/f.woff)} text{font-family:f}</style><text y="9">a</text>`,
  ),
  "an address in a style": svg(`<rect width="9" height="9" style="mask-image:url('${host}/x.png')"/>`),
  "an address without url()": svg(`<rect width="9" height="9" style="mask-image:image-set('${host}/x.png' 1x)"/>`),
  "a picture from elsewhere": svg(`<image width="9" height="9" href="${host}/x.png"/>`),
  "a picture for a filter": svg(
    `<filter id="f"><feImage href="${host}/x.png"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
  ),
  "a page that is no drawing": `<html ${xhtml}><script>alert(1)</script></html>`,
};

/** Harmless in the browser of our tests, and refused with them: another browser may do what they ask. */
export const doubtfulDrawings: Record<string, string> = {
  "a transformation by instruction": `<?xml-stylesheet type="text/xsl" href="${host}/x.xsl"?>${svg("")}`,
  "an address in an attribute": svg(`<rect width="9" height="9" filter="url(${host}/x.svg#f)"/>`),
  "an address in an attribute, in disguise": svg(`<rect width="9" height="9" filter="u\\72l(${host}/x.svg#f)"/>`),
  "a part of another drawing": svg(`<use href="${host}/x.svg#a"/>`),
  "a part of a drawing in the address": svg(
    `<use href="data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" id="a"><script>alert(1)</script></svg>')}#a"/>`,
  ),
  "capital letters": svg("<SCRIPT>alert(1)</SCRIPT>"),
};

/** The same drawings without their hostile parts. */
export const cleanedDrawings: Record<string, string> = {
  "a script in the notes of a drawing program": svg(
    '<n:note xmlns:n="http://program.example/notes"><script>alert(1)</script></n:note>',
  ),
  "a script in the metadata": svg("<metadata><script>alert(1)</script></metadata>"),
  "a base for local addresses": svg('<g id="a"/><use href="#a"/>', `xml:base="${host}/x.svg"`),
  "a document type that names a file": `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "${host}/x.dtd">${svg("")}`,
};

/** In an encoding that a careless reader does not see through. */
export const utf16Drawing = Buffer.concat([
  Buffer.from([0xff, 0xfe]),
  Buffer.from(svg("<script>alert(1)</script>"), "utf16le"),
]);
