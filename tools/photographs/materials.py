"""Weave, grain, glass and metal in place of a model's plain materials, told apart by their names."""


def base(material):
    """The Principled shader of an imported material."""
    return next(n for n in material.node_tree.nodes if n.type == "BSDF_PRINCIPLED")


class Net:
    """Nodes of one material, made and joined."""

    def __init__(self, material):
        self.tree = material.node_tree
        self.bsdf = base(material)
        self.colour = tuple(self.bsdf.inputs["Base Color"].default_value)
        self.out = next(n for n in self.tree.nodes if n.type == "OUTPUT_MATERIAL")

    def node(self, kind, **values):
        made = self.tree.nodes.new(kind)
        for key, value in values.items():
            if key in made.inputs:
                made.inputs[key].default_value = value
            else:
                setattr(made, key, value)
        return made

    def join(self, source, target):
        self.tree.links.new(source, target)

    def metres(self, along=1.0, across=1.0):
        """Coordinates on the cloth or board, in metres times the factors."""
        place = self.node("ShaderNodeTexCoord")
        scale = self.node("ShaderNodeMapping")
        scale.inputs["Scale"].default_value = (along, across, 1)
        self.join(place.outputs["UV"], scale.inputs["Vector"])
        return scale.outputs["Vector"]

    def space(self, scale):
        place = self.node("ShaderNodeTexCoord")
        made = self.node("ShaderNodeMapping")
        made.inputs["Scale"].default_value = (scale, scale, scale)
        self.join(place.outputs["Object"], made.inputs["Vector"])
        return made.outputs["Vector"]

    def shade(self, factor, dark, light):
        """The base colour between a darker and a lighter shade of itself; no lighter than its brightest channel can be, or the cut would tint it."""
        light = min(light, 1 / max(*self.colour[:3], 1e-6))
        ramp = self.node("ShaderNodeValToRGB")
        for element, part in zip(ramp.color_ramp.elements, (dark, light)):
            element.color = tuple(c * part for c in self.colour[:3]) + (1,)
        self.join(factor, ramp.inputs["Fac"])
        self.join(ramp.outputs["Color"], self.bsdf.inputs["Base Color"])
        return ramp

    def bump(self, height, strength, distance):
        made = self.node("ShaderNodeBump", Strength=strength, Distance=distance)
        self.join(height, made.inputs["Height"])
        self.join(made.outputs["Normal"], self.bsdf.inputs["Normal"])


def noise(net, vector, scale, detail=3.0, roughness=0.55):
    made = net.node("ShaderNodeTexNoise", Scale=scale, Detail=detail, Roughness=roughness)
    net.join(vector, made.inputs["Vector"])
    return made.outputs["Fac"]


def product(net, a, b, operation="MULTIPLY"):
    made = net.node("ShaderNodeMath", operation=operation)
    net.join(a, made.inputs[0])
    net.join(b, made.inputs[1])
    return made.outputs[0]


def wave(net, vector, scale, direction):
    made = net.node("ShaderNodeTexWave", Scale=scale, bands_direction=direction)
    made.inputs["Distortion"].default_value = 0.6
    made.inputs["Detail"].default_value = 1
    net.join(vector, made.inputs["Vector"])
    return made.outputs["Fac"]


def ticking(net):
    """The cover of a mattress: so fine that no thread of it is seen."""
    net.bsdf.inputs["Sheen"].default_value = 0.2
    net.shade(noise(net, net.space(1), 70, 3), 0.92, 1.04)


def boucle(net, loop):
    """Loops of yarn so many metres wide, no two alike, and thicker and thinner yarn."""
    place = net.space(1)
    astray = net.node("ShaderNodeVectorMath", operation="MULTIPLY_ADD")
    bend = net.node("ShaderNodeTexNoise", Scale=0.7 / loop, Detail=1.0)
    net.join(place, bend.inputs["Vector"])
    net.join(bend.outputs["Color"], astray.inputs[0])
    astray.inputs[1].default_value = (loop, loop, loop)
    net.join(place, astray.inputs[2])
    cell = net.node("ShaderNodeTexVoronoi", Scale=1 / loop)
    net.join(astray.outputs["Vector"], cell.inputs["Vector"])
    net.shade(cell.outputs["Distance"], 1.1, 0.66)
    net.bump(cell.outputs["Distance"], 0.9, -0.6 * loop)


def fabric(net, kind, reach):
    """Threads are drawn no finer than a pixel or two: a photograph does not show finer ones either."""
    net.bsdf.inputs["Roughness"].default_value = 0.95
    net.bsdf.inputs["Specular"].default_value = 0.15
    net.bsdf.inputs["Sheen"].default_value = 0.35
    if "чехол" in kind:
        ticking(net)
        return
    thread = max(0.0028, reach * 0.0019)
    plane = net.metres()
    if "букле" in kind:
        boucle(net, max(0.0075, reach * 0.0024))
        return
    if "шнур" in kind or "вяз" in kind:
        cell = net.node("ShaderNodeTexVoronoi", Scale=0.55 / max(0.009, reach * 0.0035))
        net.join(net.space(1), cell.inputs["Vector"])
        net.shade(cell.outputs["Distance"], 1.06, 0.72)
        net.bump(cell.outputs["Distance"], 0.9, -max(0.006, reach * 0.003))
        return
    if "велюр" in kind or "бархат" in kind:
        cloud = noise(net, net.space(1), 9, 4)
        net.shade(cloud, 0.84, 1.12)
        net.bsdf.inputs["Sheen"].default_value = 0.9
        net.bsdf.inputs["Roughness"].default_value = 0.7
        net.bump(noise(net, net.space(1), 0.35 / thread), 0.16, thread)
        return
    if "вельвет" in kind:
        rib = wave(net, plane, 0.16 / thread, "Y")
        net.shade(rib, 0.8, 1.08)
        net.bump(rib, 0.5, thread)
        net.bsdf.inputs["Sheen"].default_value = 0.7
        return
    warp = wave(net, plane, 0.24 / thread, "X")
    weft = wave(net, plane, 0.24 / thread, "Y")
    weave = product(net, warp, weft, "MAXIMUM")
    melange = noise(net, net.space(1), 0.3 / thread, 2)
    net.shade(product(net, weave, melange), 0.84, 1.3)
    net.bump(weave, 0.42, thread)


def wood(net, reach):
    """Long soft bands along the part, fine pores over them."""
    fine = max(1.0, reach * 0.6)
    bands = noise(net, net.metres(0.9, 11 / fine), 1.6, 5, 0.62)
    pores = noise(net, net.metres(4, 150 / fine), 1.0, 3, 0.6)
    both = net.node("ShaderNodeMixRGB", Fac=0.38)
    net.join(bands, both.inputs["Color1"])
    net.join(pores, both.inputs["Color2"])
    ramp = net.shade(both.outputs["Color"], 0.68, 1.18)
    ramp.color_ramp.elements[0].position = 0.28
    ramp.color_ramp.elements[1].position = 0.72
    net.bsdf.inputs["Roughness"].default_value = 0.5
    net.bsdf.inputs["Specular"].default_value = 0.35
    net.bump(pores, 0.06, 0.001)


def leather(net, reach):
    cell = net.node("ShaderNodeTexVoronoi", Scale=0.6 / max(0.003, reach * 0.0022))
    net.join(net.space(1), cell.inputs["Vector"])
    net.bump(cell.outputs["Distance"], 0.12, 0.002)
    net.shade(noise(net, net.space(1), 6, 3), 0.86, 1.1)
    net.bsdf.inputs["Roughness"].default_value = 0.44
    net.bsdf.inputs["Specular"].default_value = 0.45


def stone(net):
    veins = noise(net, net.space(1), 4, 8, 0.7)
    net.shade(veins, 0.86, 1.07)
    net.bsdf.inputs["Roughness"].default_value = 0.3


def vein(net, vector, scale, breadth, depth):
    """1, and less by the depth on the lines where a noise is at its middle."""
    made = net.node("ShaderNodeTexNoise", Scale=scale, Detail=4.0, Roughness=0.55, Distortion=0.7)
    net.join(vector, made.inputs["Vector"])
    off = net.node("ShaderNodeMath", operation="SUBTRACT")
    off.inputs[1].default_value = 0.5
    net.join(made.outputs["Fac"], off.inputs[0])
    far = net.node("ShaderNodeMath", operation="ABSOLUTE")
    net.join(off.outputs[0], far.inputs[0])
    line = net.node("ShaderNodeMapRange")
    for name, value in (("From Max", breadth), ("To Min", 1 - depth), ("To Max", 1.0)):
        line.inputs[name].default_value = value
    net.join(far.outputs[0], line.inputs["Value"])
    return line.outputs["Result"]


def marble(net):
    """Dark veins that wander over a pale cloud, in metres of the slab: as `marble` of the model viewer."""
    slab = net.metres()
    turned = net.node("ShaderNodeMapping", Rotation=(0, 0, 0.785))
    net.join(slab, turned.inputs["Vector"])
    drawn_out = net.node("ShaderNodeMapping", Scale=(1.2, 2.4, 1))
    net.join(turned.outputs["Vector"], drawn_out.inputs["Vector"])
    broad = vein(net, drawn_out.outputs["Vector"], 1.0, 0.04, 0.34)
    veins = product(net, broad, vein(net, slab, 3.5, 0.035, 0.14))
    cloud = net.node("ShaderNodeMapRange")
    cloud.inputs["To Min"].default_value = 0.9
    net.join(noise(net, slab, 3.3, 3), cloud.inputs["Value"])
    net.shade(product(net, veins, cloud.outputs["Result"]), 0.0, 1.12)
    net.bsdf.inputs["Roughness"].default_value = 0.3


def wicker(net, reach):
    strand = max(0.006, reach * 0.004)
    weave = product(
        net,
        wave(net, net.metres(), 0.2 / strand, "X"),
        wave(net, net.metres(), 0.2 / strand, "Y"),
        "MAXIMUM",
    )
    net.shade(weave, 0.55, 1.1)
    net.bump(weave, 0.8, strand)


def thin_glass(net):
    """A pane: clear, with the reflection of the room, and no noise of bent light."""
    clear = net.node("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = (0.93, 0.955, 0.945, 1)
    gloss = net.node("ShaderNodeBsdfGlossy", Roughness=0.02)
    edge = net.node("ShaderNodeLayerWeight", Blend=0.18)
    # Light passes as if there were no pane; only the eye sees its reflection.
    sight = net.node("ShaderNodeLightPath")
    seen = product(net, edge.outputs["Fresnel"], sight.outputs["Is Camera Ray"])
    mix = net.node("ShaderNodeMixShader")
    net.join(seen, mix.inputs["Fac"])
    net.join(clear.outputs[0], mix.inputs[1])
    net.join(gloss.outputs[0], mix.inputs[2])
    net.join(mix.outputs[0], net.out.inputs["Surface"])


def chrome(net):
    """Darker towards its edges, as among the dark screens that a photographer puts around it: a bright room alone makes it look like plaster."""
    edge = net.node("ShaderNodeLayerWeight", Blend=0.42)
    net.shade(edge.outputs["Facing"], 0.92, 0.3)


def mirror(net):
    """Whole again: a viewer, whose room is empty, gets a milky one."""
    net.bsdf.inputs["Metallic"].default_value = 1
    net.bsdf.inputs["Roughness"].default_value = 0.02


def refine(all_materials, reach):
    for material in all_materials:
        if not material.use_nodes or material.name.startswith("paper"):
            continue
        net = Net(material)
        kind = material.name.split(".")[0]
        if kind.startswith("fabric"):
            fabric(net, kind, reach)
        elif kind.startswith("leather"):
            leather(net, reach)
        elif kind == "wood":
            wood(net, reach)
        elif kind == "stone:мрамор":
            marble(net)
        elif kind == "stone":
            stone(net)
        elif kind == "wicker":
            wicker(net, reach)
        elif kind == "glass":
            thin_glass(net)
        elif kind == "metal:chrome":
            chrome(net)
        elif kind == "mirror":
            mirror(net)
        elif kind == "light":
            net.bsdf.inputs["Emission Strength"].default_value = 1.1
        elif kind == "lacquer":
            net.bsdf.inputs["Specular"].default_value = 0.3
