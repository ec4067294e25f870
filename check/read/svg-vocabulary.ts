const list = (names: string) => new Set(names.match(/\S+/g));

/** Allowed elements: none that runs scripts, animates, loads, links or embeds another language. */
export const elements = list(`
  svg g defs symbol use switch title desc style
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`);

/** Kept attributes without a namespace; others do not change the drawing and are removed. */
export const attributes = list(`
  id class style lang transform viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy
  d points pathLength rotate textLength lengthAdjust startOffset method spacing side href
  offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
  patternUnits patternContentUnits patternTransform markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent operator
  k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant
  specularConstant specularExponent kernelUnitLength limitingConeAngle pointsAtX pointsAtY pointsAtZ z azimuth elevation
  scale xChannelSelector yChannelSelector stdDeviation radius baseFrequency numOctaves seed stitchTiles
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font font-family
  font-size font-size-adjust font-stretch font-style font-variant font-weight isolation kerning letter-spacing
  lighting-color marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
  shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform-box
  transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode
`);

/** Allowed CSS functions; url() only for a part of the same drawing. */
export const styleFunctions = list(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix var calc min max clamp
  matrix matrix3d translate translatex translatey scale scalex scaley rotate skew skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  polygon circle ellipse inset cubic-bezier steps linear
  not is where has nth-child nth-of-type nth-last-child nth-last-of-type lang and or
`);

export const styleRules = list("media supports keyframes -webkit-keyframes");
