"""A corner of a room around several things: floor, walls, daylight through a window, a camera at eye level."""

import math

import bpy
from mathutils import Matrix, Vector

import materials
import studio

# Degrees: where the sun stands, from the front (negative is from the left), and how high.
SUN = (-52, 36)


def colour(text):
    """#rrggbb as linear light."""
    parts = [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts) + (1,)


def box(name, low, high, material):
    """A plain box between two corners."""
    corners = [(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners, [], faces)
    mesh.materials.append(material)
    made = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(made)
    return made


def surface(name, shade, roughness):
    made = bpy.data.materials.new(f"paper {name}")
    made.use_nodes = True
    bsdf = materials.base(made)
    bsdf.inputs["Base Color"].default_value = colour(shade)
    bsdf.inputs["Roughness"].default_value = roughness
    bsdf.inputs["Specular"].default_value = 0.25
    return made


def plaster(shade):
    made = surface("wall", shade, 0.95)
    net = materials.Net(made)
    net.shade(materials.noise(net, net.space(1), 1.1, 4), 0.975, 1.02)
    net.bump(materials.noise(net, net.space(1), 90, 3), 0.05, 0.002)
    return made


def planks(shade):
    """Boards 150 mm wide and 1.5 m long, each with a tone and a grain of its own."""
    made = surface("floor", shade, 0.42)
    net = materials.Net(made)
    boards = net.node("ShaderNodeTexBrick", Scale=1.0)
    for key, value in {
        "Mortar Size": 0.0016,
        "Brick Width": 1.5,
        "Row Height": 0.15,
        "Mortar Smooth": 0.2,
    }.items():
        boards.inputs[key].default_value = value
    boards.offset = 0.37
    for key, part in (("Color1", 0.84), ("Color2", 1.1), ("Mortar", 0.4)):
        boards.inputs[key].default_value = tuple(c * part for c in net.colour[:3]) + (1,)
    net.join(net.space(1), boards.inputs["Vector"])
    stretch = net.node("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (0.9, 22, 1)
    net.join(net.space(1), stretch.inputs["Vector"])
    grain = materials.noise(net, stretch.outputs["Vector"], 2.4, 6, 0.65)
    ramp = net.node("ShaderNodeValToRGB")
    for element, value in zip(ramp.color_ramp.elements, (0.78, 1.0)):
        element.color = (value, value, value, 1)
    ramp.color_ramp.elements[0].position = 0.3
    ramp.color_ramp.elements[1].position = 0.7
    net.join(grain, ramp.inputs["Fac"])
    both = net.node("ShaderNodeMixRGB", blend_type="MULTIPLY", Fac=1.0)
    net.join(boards.outputs["Color"], both.inputs["Color1"])
    net.join(ramp.outputs["Color"], both.inputs["Color2"])
    net.join(both.outputs["Color"], net.bsdf.inputs["Base Color"])
    return made


def tiles(shade, side):
    made = surface("tiles", shade, 0.3)
    net = materials.Net(made)
    joints = net.node("ShaderNodeTexBrick", Scale=1.0)
    for key, value in {"Mortar Size": 0.003, "Brick Width": side, "Row Height": side}.items():
        joints.inputs[key].default_value = value
    joints.offset = 0
    for key, part in (("Color1", 0.98), ("Color2", 1.02), ("Mortar", 0.72)):
        joints.inputs[key].default_value = tuple(c * part for c in net.colour[:3]) + (1,)
    net.join(net.space(1), joints.inputs["Vector"])
    net.join(joints.outputs["Color"], net.bsdf.inputs["Base Color"])
    return made


def shell(room):
    """Floor, back wall, skirting boards."""
    wall = plaster(room["wall"])
    ground = tiles(room["floor"], 0.6) if room.get("tiles") else planks(room["floor"])
    white = surface("skirting", "#efe9de", 0.5)
    box("floor", (-8, -9, -0.1), (8, 0.1, 0), ground)
    box("back", (-8, 0, 0), (8, 0.1, 5), wall)
    if not room.get("bare"):
        box("skirting", (-8, -0.014, 0), (8, 0, 0.08), white)


def window(aim):
    """The sun, and the window through which it falls on the wall around the point."""
    azimuth, height = (math.radians(angle) for angle in SUN)
    towards = Vector(
        (
            math.sin(azimuth) * math.cos(height),
            -math.cos(azimuth) * math.cos(height),
            math.sin(height),
        )
    )
    light = bpy.data.lights.new("sun", "SUN")
    light.energy = 3.4
    light.angle = math.radians(1.6)
    light.color = (1.0, 0.9, 0.76)
    lamp = bpy.data.objects.new("sun", light)
    lamp.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    bpy.context.collection.objects.link(lamp)
    shade = surface("window", "#ffffff", 1)
    # Width, height of each pane; bars between; the wall around.
    bars = [(-6, -6, -0.95, 6), (0.95, -6, 6, 6), (-1, 0.95, 1, 6), (-1, -6, 1, -0.95)]
    bars += [(-0.04, -1, 0.04, 1), (-1, 0.28, 1, 0.34)]
    for left, bottom, right, top in bars:
        bar = box("window", (left, bottom, -0.02), (right, top, 0.02), shade)
        bar.matrix_world = Matrix.Translation(Vector(aim) + towards * 3.4) @ (
            towards.to_track_quat("Z", "Y").to_matrix().to_4x4()
        )
        # Only the sun sees it.
        bar.visible_camera = bar.visible_diffuse = bar.visible_glossy = False
        bar.visible_transmission = False


def lights(room):
    studio.sky()
    world = bpy.context.scene.world.node_tree.nodes
    for node in world:
        if node.type == "BACKGROUND" and node.inputs["Strength"].default_value < 0.7:
            node.inputs["Strength"].default_value = 0.8
    x, y, z = room["aim"]
    window((x, -z, y))
    middle = Vector((x, -1.2, 0.8))
    studio.area("day", Vector((x - 3.4, -4.4, 3.0)), middle, 2.6, 230, (0.95, 0.97, 1.0))


def camera(job):
    """At eye level, upright: what stands straight stays straight. Or, `tilted`, looking down."""
    room = job["room"]
    scene = bpy.context.scene
    lens = bpy.data.cameras.new("camera")
    lens.lens = room.get("lens", 35)
    lens.sensor_width = 36
    lens.clip_start = 0.01
    eye = bpy.data.objects.new("camera", lens)
    bpy.context.collection.objects.link(eye)
    scene.camera = eye
    start, end = (Vector((x, -z, y)) for x, y, z in (room["from"], room["to"]))
    way = end - start
    flat = Vector((way.x, way.y, 0))
    eye.location = start
    if room.get("tilted"):
        eye.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    else:
        eye.rotation_euler = flat.to_track_quat("-Z", "Y").to_euler()
        lens.shift_y = way.z / flat.length * lens.lens / lens.sensor_width


def build(job, load):
    """Everything but the picture; `load` reads a model and returns nothing."""
    for thing in job["things"]:
        there = set(bpy.context.scene.objects)
        load(thing["model"])
        x, y, z = thing["at"]
        place = Matrix.Translation((x, -z, y)) @ Matrix.Rotation(math.radians(thing["turn"]), 4, "Z")
        if thing.get("tip"):
            place = place @ Matrix.Rotation(math.radians(thing["tip"]), 4, "X")
        for made in set(bpy.context.scene.objects) - there:
            made.matrix_world = place @ made.matrix_world
        if thing.get("cord"):
            cord = surface("cord", "#2b2622", 0.8)
            box("cord", (x - 0.003, -z - 0.003, thing["cord"] - 0.02), (x + 0.003, -z + 0.003, 5), cord)
    materials.refine(list(bpy.data.materials), 2.6)
    shell(job["room"])
    lights(job["room"])
    camera(job)
